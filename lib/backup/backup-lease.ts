import { keepLease, LeaseLostError, returnLease, takeLease } from '@/lib/db/lease';
import { withClient } from '@/lib/db/with-client';

const leaseName = 'backup';

/**
 * Runs `work` while no other process makes a backup of this database; one that is killed loses the right within seconds.
 *
 * @param work gets a signal that ends it when somebody else has taken the right, or `signal` says so
 * @returns null while another process makes one
 */
export async function withBackupLease<T>(
  url: string,
  work: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T | null> {
  return withClient(url, async (client) => {
    const lease = await takeLease(client, leaseName);
    if (!lease) return null;
    const lost = new AbortController();
    const stop = keepLease(client, lease, (error) => {
      if (error instanceof LeaseLostError) lost.abort(error);
    });
    try {
      return await work(AbortSignal.any([lost.signal, ...(signal ? [signal] : [])]));
    } finally {
      await stop();
      // Its connection may be gone; then the lease ends by itself.
      await returnLease(client, lease).catch(() => {});
    }
  });
}

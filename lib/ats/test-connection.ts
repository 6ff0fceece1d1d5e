import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { ConnectionTest } from './connection-schemas';
import { openProvider } from './open-provider';

/**
 * Tries a connection by reading: what works and what is missing. One that was stopped goes on when it works.
 *
 * @throws AppError `permission.denied`, `ats.connection-not-found`
 */
export async function testConnection(
  actor: Actor,
  { connectionId }: { connectionId: string },
): Promise<ConnectionTest> {
  requirePermission(actor, 'administration');
  try {
    // What an outage forbade for a while is tried at once.
    await database().atsConnection.updateMany({
      where: { id: connectionId },
      data: { blockedUntil: null, failures: 0 },
    });
    const { provider } = await openProvider(connectionId, { evenStopped: true });
    return { checks: await provider.check() };
  } catch (error) {
    if (error instanceof AppError && error.code === 'ats.not-set-up') {
      return { checks: [{ name: 'token', error: error.code }] };
    }
    throw error;
  }
}

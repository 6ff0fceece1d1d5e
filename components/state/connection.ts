import { onlineManager } from '@tanstack/react-query';

let checking: Promise<boolean> | null = null;

/** GET /api/health: whether server and database are up. Never rejects. */
export async function isServerUp(timeoutMs: number): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })).ok;
  } catch {
    return false;
  }
}

/**
 * Checks the connection after a request without a response; if lost, sets TanStack's `onlineManager` offline until the
 * notice reconnects (docs/decisions/0065). Concurrent checks are deduplicated.
 *
 * @returns whether it is lost, within a second
 */
export async function isConnectionLost(): Promise<boolean> {
  if (!onlineManager.isOnline()) return true;
  checking ??= isServerUp(1000).finally(() => {
    checking = null;
  });
  if (!(await checking)) onlineManager.setOnline(false);
  return !onlineManager.isOnline();
}

/** Resolves when the connection is back, or at once. */
export function whenOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (onlineManager.isOnline()) return resolve();
    const stop = onlineManager.subscribe((online) => {
      if (!online) return;
      stop();
      resolve();
    });
    return undefined;
  });
}

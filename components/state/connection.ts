import { onlineManager } from '@tanstack/react-query';

let checking: Promise<boolean> | null = null;

/** GET /api/health: whether the server can serve, its database too. Never rejects. */
export async function isServerUp(timeoutMs: number): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })).ok;
  } catch {
    return false;
  }
}

/**
 * Checks after a call without an answer whether the connection is lost; if so TanStack's `onlineManager` is offline until
 * the notice has reached the server again (docs/decisions/0065). One check at a time, however many calls failed.
 *
 * @returns whether it is lost, known within a second
 */
export async function isConnectionLost(): Promise<boolean> {
  if (!onlineManager.isOnline()) return true;
  checking ??= isServerUp(1000).finally(() => {
    checking = null;
  });
  if (!(await checking)) onlineManager.setOnline(false);
  return !onlineManager.isOnline();
}

/** Waits until the connection is back; not at all while it is there. */
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

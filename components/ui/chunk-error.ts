import { isConnectionLost, whenOnline } from '@/components/state/connection';

const reloadedKey = 'reloaded-for-lost-module';
/** Minimum time between reloads; a repeated failure is not fixed by another. */
const minIntervalMs = 60_000;

/** The last alternative is pdf.js' message for a missing worker. */
const chunkError =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Setting up fake worker failed/i;

/** Whether a chunk failed to load, as after a deployment. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkError.test(`${error.name} ${error.message}`);
}

/**
 * Reloads the page to get the new deployment (specification, section 8): once, and only while the server is reachable.
 *
 * @returns whether the page reloads
 */
export async function reloadOnce(): Promise<boolean> {
  await isConnectionLost();
  await whenOnline();
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0) < minIntervalMs) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
  } catch {
    // Without storage it might reload forever.
    return false;
  }
  window.location.reload();
  return true;
}

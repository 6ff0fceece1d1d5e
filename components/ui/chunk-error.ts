import { isConnectionLost, whenOnline } from '@/components/state/connection';

const reloadedKey = 'reloaded-for-lost-module';
/** A second failure within this time is not cured by a reload. */
const minIntervalMs = 60_000;

/** The last one is what pdf.js says when its worker cannot be had, whatever the browser calls it. */
const chunkError =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Setting up fake worker failed/i;

/** Whether a part of the program could not be loaded, as after a deployment that replaced it. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkError.test(`${error.name} ${error.message}`);
}

/**
 * Reloads the page, which brings that of the new deployment (specification, section 8): once, not in a loop; and not while
 * the server is away, when it would end on the browser's own error page.
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
    // Without a memory a reload might never end.
    return false;
  }
  window.location.reload();
  return true;
}

import { connection } from '@/components/connection/connection';

const reloadedKey = 'reloaded-for-lost-module';
/** A second failure within this time is not cured by a reload. */
const pause = 60_000;

/** The last one is what pdf.js says when its worker cannot be had, whatever the browser calls it. */
const lostModule =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Setting up fake worker failed/i;

/** Whether a part of the program could not be fetched, as after a deployment that replaced it. */
export function isLostModule(error: unknown): boolean {
  return error instanceof Error && lostModule.test(`${error.name} ${error.message}`);
}

/** Whether a reload may help: the page has not been reloaded for this reason just now. */
export function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0) >= pause;
  } catch {
    // Without a memory a reload might never end.
    return false;
  }
}

/**
 * A reload brings the page of the new deployment (specification, section 8). Once, not in a loop; and not while the
 * server is away, when a reload would end on the browser's own error page.
 */
export async function reloadForLostModule(): Promise<void> {
  await connection.suspect();
  await connection.whenConnected();
  if (!mayReload()) return;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  window.location.reload();
}

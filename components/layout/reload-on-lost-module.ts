const reloadedKey = 'reloaded-for-lost-module';
/** A second failure within this time is not cured by a reload. */
const pause = 60_000;

const lostModule = /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module/i;

/**
 * After a deployment the browser may ask for a module that no longer exists; a reload brings the new page
 * (specification, section 8). Once, not in a loop.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnLostModule(error: Error): boolean {
  if (!lostModule.test(`${error.name} ${error.message}`)) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0) < pause) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

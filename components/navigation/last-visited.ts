import { readStored, writeStored } from '@/components/state/browser-storage';
import { ownPath } from '@/lib/auth/search-params';

const storageKey = 'last-visited';

/** The path stored before the current one, in this tab. */
let before: string | null = null;
/** The last path that turned out not to exist. */
let unknown: string | null = null;

/** Stores the current path for the return after sign-in (specification, sections 2 and 8). */
export function storeLastVisited(path: string): void {
  if (ownPath(path) === null || path === unknown) return;
  const stored = readStored('local', storageKey);
  if (stored !== path) before = stored;
  writeStored('local', storageKey, path);
}

/** Restores the previous path when `path` does not exist, and never stores `path` again. */
export function clearLastVisited(path: string): void {
  unknown = path;
  if (readStored('local', storageKey) !== path) return;
  writeStored('local', storageKey, before === path ? null : before);
}

/** The last visited path, else the start page. */
export function readLastVisited(): string {
  return ownPath(readStored('local', storageKey)) ?? '/';
}

import { readStored, writeStored } from '@/components/state/browser-storage';
import { ownPath } from '@/lib/auth/search-params';

const storageKey = 'last-visited';

/** What was kept before the present page, in this tab. */
let before: string | null = null;
/** A path at which nothing is. */
let unknown: string | null = null;

/** Keeps where the person is, so that sign-in can bring them back (specification, sections 2 and 8). */
export function storeLastVisited(path: string): void {
  if (ownPath(path) === null || path === unknown) return;
  const kept = readStored('local', storageKey);
  if (kept !== path) before = kept;
  writeStored('local', storageKey, path);
}

/** Nothing is at `path`: what was kept before it is kept again, and `path` is not. */
export function clearLastVisited(path: string): void {
  unknown = path;
  if (readStored('local', storageKey) !== path) return;
  writeStored('local', storageKey, before === path ? null : before);
}

/** The page that was looked at last, else the start page. */
export function readLastVisited(): string {
  return ownPath(readStored('local', storageKey)) ?? '/';
}

import { readStoredJson, writeStored } from '@/components/state/browser-storage';

const maxPlaces = 8;
const place = /^\/processes\/([0-9a-f-]{36})(?:\/candidates\/([0-9a-f-]{36}))?$/;

/** A recently opened process or candidate; only ids are stored, names are fetched. */
export interface RecentPlace {
  path: string;
  processId: string;
  candidateId: string | null;
}

const keyOf = (userId: string) => `recent-places:${userId}`;

function parsePlace(path: string): RecentPlace | null {
  const [, processId, candidateId = null] = place.exec(path) ?? [];
  return processId ? { path, processId, candidateId } : null;
}

/** Recently opened processes and candidates of this browser, newest first. */
export function readRecentPlaces(userId: string): RecentPlace[] {
  const paths = readStoredJson('local', keyOf(userId));
  if (!Array.isArray(paths)) return [];
  return paths.flatMap((path) => (typeof path === 'string' ? (parsePlace(path) ?? []) : []));
}

function storePaths(userId: string, paths: string[]): void {
  writeStored('local', keyOf(userId), JSON.stringify(paths.slice(0, maxPlaces)));
}

/** Records an opened process or candidate; ignores other paths. */
export function addRecentPlace(userId: string, path: string): void {
  if (!parsePlace(path)) return;
  const others = readRecentPlaces(userId).map((other) => other.path);
  storePaths(userId, [path, ...others.filter((other) => other !== path)]);
}

/** Removes a place that no longer exists. */
export function removeRecentPlace(userId: string, path: string): void {
  const others = readRecentPlaces(userId).map((other) => other.path);
  storePaths(
    userId,
    others.filter((other) => other !== path),
  );
}

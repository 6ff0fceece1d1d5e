import { readStored, writeStored } from '@/components/state/browser-storage';

const storageKey = 'last-reject-reason';
const none = 'none';

/** The reason of the last rejection in this browser, null: none was given; undefined: nobody was rejected yet. */
export function readLastReason(): string | null | undefined {
  const stored = readStored('local', storageKey);
  if (stored === null) return undefined;
  return stored === none ? null : stored;
}

/** @param reasonId null: none was given */
export function keepLastReason(reasonId: string | null): void {
  writeStored('local', storageKey, reasonId ?? none);
}

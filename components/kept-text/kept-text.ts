import { readStoredJson, writeStored } from '@/components/state/browser-storage';

const prefixOf = (owner: string): string => `typed.${owner}.`;

/**
 * What a person typed and did not save, in this tab. It survives a reload, Back and an ended session, and ends with the tab.
 *
 * @param owner the person's id, since browsers are shared
 * @param key names the form and what it is about
 * @returns null when there is none
 */
export function readKept(owner: string, key: string): unknown {
  return readStoredJson('session', prefixOf(owner) + key);
}

/** Keeps `value`; null removes what was kept. */
export function keep(owner: string, key: string, value: unknown): void {
  writeStored('session', prefixOf(owner) + key, value === null ? null : JSON.stringify(value));
}

/** Removes everything that this person typed in this tab, when they log out. */
export function forgetKept(owner: string): void {
  for (const key of storedKeys()) if (key.startsWith(prefixOf(owner))) writeStored('session', key, null);
}

function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

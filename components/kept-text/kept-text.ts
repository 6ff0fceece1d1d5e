import { readStoredJson, writeStored } from '@/components/state/browser-storage';

const prefix = 'typed.';
/** Where it is kept. @param owner the person's id, since browsers are shared @param key as in {@link readKept} */
export const keptKey = (owner: string, key: string): string => `${prefix}${owner}.${key}`;

/**
 * What a person typed and did not save, in this tab. It survives a reload, Back and an ended session, and ends with the tab.
 *
 * @param owner the person's id, since browsers are shared
 * @param key names the form and what it is about
 * @returns null when there is none
 */
export function readKept(owner: string, key: string): unknown {
  return readStoredJson('session', keptKey(owner, key));
}

/** Keeps `value`; null removes what was kept. */
export function keep(owner: string, key: string, value: unknown): void {
  writeStored('session', keptKey(owner, key), value === null ? null : JSON.stringify(value));
}

/** Removes everything that was typed in this tab, when somebody logs out. */
export function forgetKept(): void {
  for (const key of storedKeys()) if (key.startsWith(prefix)) writeStored('session', key, null);
}

function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

import { useSyncExternalStore } from 'react';

/** `local` persists, `session` ends with the tab. */
type Area = 'local' | 'session';

/** `storage` events fire in other tabs only. */
const changeEvent = 'browser-storage-changed';

const getStorage = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

/** @returns null when unset or when storage is off */
export function readStored(area: Area, key: string): string | null {
  try {
    return getStorage(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text; null removes it.
 *
 * @returns false when storage is off or full
 */
export function writeStored(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) getStorage(area).removeItem(key);
    else getStorage(area).setItem(key, value);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(changeEvent));
  return true;
}

/** @returns null when unset or not JSON; validate its shape */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Subscribes to changes by this or another tab, for `useSyncExternalStore`. */
export function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changeEvent, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changeEvent, onChange);
  };
}

/** The stored value; null on the server and during hydration. */
export function useStored(area: Area, key: string): string | null {
  return useSyncExternalStore(
    subscribeToStorage,
    () => readStored(area, key),
    () => null,
  );
}

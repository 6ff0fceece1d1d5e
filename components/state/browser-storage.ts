'use client';

import { useSyncExternalStore } from 'react';

/** `local` outlives the browser's window, `session` ends with its tab. */
type Area = 'local' | 'session';

/** The browser tells other tabs of a change (`storage`), but not the one that made it. */
const changedHere = 'browser-storage-changed';

const storageOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

/** @returns null when nothing is kept, or when storage is off */
export function readStored(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text; null takes it away.
 *
 * @returns false when storage is off or full: what was chosen then holds for the page only
 */
export function writeStored(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(changedHere));
  return true;
}

/** @returns null when nothing is kept, or nothing that is JSON; anything may have been stored, so check its shape */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Calls back when something was stored, by this tab or another one. For `useSyncExternalStore`. */
export function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changedHere, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changedHere, onChange);
  };
}

/** What is kept under the key; null on the server and while the page hydrates. */
export function useStored(area: Area, key: string): string | null {
  return useSyncExternalStore(
    subscribeToStorage,
    () => readStored(area, key),
    () => null,
  );
}

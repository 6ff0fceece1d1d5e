import { useSyncExternalStore } from 'react';
import type { TabStore } from './tab-store';

/** The store's value; its initial one on the server and during hydration. */
export function useTabStore<T>({ subscribe, read, initial }: TabStore<T>): T {
  return useSyncExternalStore(subscribe, read, () => initial);
}

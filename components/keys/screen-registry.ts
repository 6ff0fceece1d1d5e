import { useSyncExternalStore } from 'react';
import { createTabStore } from '@/components/state/tab-store';

/** What the open screens have put in, the newest last. Outside React, so that the shell reads it without redrawing them. */
export interface ScreenRegistry<T> {
  /** @returns takes it out again */
  add: (entry: T) => () => void;
  read: () => readonly T[];
  subscribe: (listener: () => void) => () => void;
}

export function createScreenRegistry<T>(): ScreenRegistry<T> {
  const { read, put, subscribe } = createTabStore<readonly T[]>([]);
  return {
    add(entry) {
      put([...read(), entry]);
      return () => put(read().filter((other) => other !== entry));
    },
    read,
    subscribe,
  };
}

const nothing: readonly never[] = [];

/** What is put in, and drawn anew when a screen comes or goes. */
export function useRegistered<T>(registry: ScreenRegistry<T>): readonly T[] {
  return useSyncExternalStore(registry.subscribe, registry.read, () => nothing);
}

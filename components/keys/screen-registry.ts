import { useSyncExternalStore } from 'react';

/** What the open screens have put in, the newest last. Outside React, so that the shell reads it without redrawing them. */
export interface ScreenRegistry<T> {
  /** @returns takes it out again */
  add: (entry: T) => () => void;
  read: () => readonly T[];
  subscribe: (listener: () => void) => () => void;
}

export function createScreenRegistry<T>(): ScreenRegistry<T> {
  let entries: readonly T[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly T[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    add(entry) {
      change([...entries, entry]);
      return () => change(entries.filter((other) => other !== entry));
    },
    read: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nothing: readonly never[] = [];

/** What is put in, and drawn anew when a screen comes or goes. */
export function useRegistered<T>(registry: ScreenRegistry<T>): readonly T[] {
  return useSyncExternalStore(registry.subscribe, registry.read, () => nothing);
}

/** A value of this tab outside React: a change re-renders only its readers. */
export interface TabStore<T> {
  initial: T;
  read: () => T;
  set: (value: T) => void;
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

export function createTabStore<T>(initial: T): TabStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

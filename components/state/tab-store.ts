/** One value of this tab outside of React: whoever changes it draws nothing anew but those who read it. */
export interface TabStore<T> {
  read: () => T;
  put: (value: T) => void;
  /** @returns stops listening */
  subscribe: (listener: () => void) => () => void;
}

export function createTabStore<T>(initial: T): TabStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    put(next) {
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

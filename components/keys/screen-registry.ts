import { createTabStore } from '@/components/state/tab-store';

/** What the mounted screens have registered, newest last. */
export function createScreenRegistry<T>() {
  const store = createTabStore<readonly T[]>([]);
  return {
    ...store,
    /** @returns removes the entry */
    add(entry: T) {
      store.set([...store.read(), entry]);
      return () => store.set(store.read().filter((other) => other !== entry));
    },
  };
}

import { useSyncExternalStore } from 'react';

type Listener = () => void;

const listeners = new Set<Listener>();
let subject: string | null = null;

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The id of what is in focus on a list, summarised in the quick view. Outside React: to say it must not redraw the list. */
export const quickViewSubject = {
  read: (): string | null => subject,
  put(id: string | null): void {
    subject = id;
    for (const listener of listeners) listener();
  },
};

export function useQuickViewSubject(): string | null {
  return useSyncExternalStore(subscribe, quickViewSubject.read, () => null);
}

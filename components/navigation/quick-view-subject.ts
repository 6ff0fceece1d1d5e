import { useSyncExternalStore } from 'react';
import { createTabStore } from '@/components/state/tab-store';

/** The id of what is in focus on a list, summarised in the quick view; to say it must not redraw the list. */
export const quickViewSubject = createTabStore<string | null>(null);

export function useQuickViewSubject(): string | null {
  return useSyncExternalStore(quickViewSubject.subscribe, quickViewSubject.read, () => null);
}

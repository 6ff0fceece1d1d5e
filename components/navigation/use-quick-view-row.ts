import { useSyncExternalStore } from 'react';
import { quickViewSubject } from './quick-view-subject';
import { useQuickView } from './use-quick-view';

/** The row shown in the quick view; null while hidden, so that the list does not re-render. */
export function useQuickViewRow(): string | null {
  const { visible } = useQuickView();
  return useSyncExternalStore(
    quickViewSubject.subscribe,
    () => (visible ? quickViewSubject.read() : null),
    () => null,
  );
}

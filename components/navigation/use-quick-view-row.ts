import { useSyncExternalStore } from 'react';
import { quickViewSubject } from './quick-view-subject';
import { useQuickView } from './use-quick-view';

/** The row that the quick view summarises; null while it is hidden, so that a list is not drawn anew for nothing. */
export function useQuickViewRow(): string | null {
  const { visible } = useQuickView();
  return useSyncExternalStore(
    quickViewSubject.subscribe,
    () => (visible ? quickViewSubject.read() : null),
    () => null,
  );
}

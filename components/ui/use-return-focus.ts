import { useCallback, useRef } from 'react';

/**
 * Restores the focus when a dialog closes, or focuses the page. Radix does so for triggers only; ours also open by
 * keys, URLs and responses.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  /** For Radix's `onOpenAutoFocus`. */
  const save = useCallback(() => {
    opener.current = document.activeElement;
  }, []);
  /** Radix's `onCloseAutoFocus`. */
  const restore = useCallback((event: Event) => {
    event.preventDefault();
    const target = opener.current;
    const focusable = target instanceof HTMLElement && target !== document.body && target.isConnected ? target : null;
    (focusable ?? document.getElementById('main'))?.focus();
  }, []);
  return { save, restore };
}

import { useCallback, useRef } from 'react';

/** The element, or the button of its menu: the menu closes when one of its items opens a dialog. */
function lastingOpener(element: Element | null): Element | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/**
 * Restores the focus when a dialog closes, or focuses the page. Radix does so for triggers only; ours also open by
 * keys, URLs and responses.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  /** For Radix's `onOpenAutoFocus`. */
  const save = useCallback(() => {
    opener.current = lastingOpener(document.activeElement);
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

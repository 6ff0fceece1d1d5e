'use client';

import { useCallback, useRef } from 'react';

/**
 * Gives the focus back when a dialog closes to where it was when the dialog opened, or to the page where that is gone.
 * Radix does so for a dialog's own trigger only, and ours are opened by keys, addresses and answers of the server too.
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
    const wanted = target instanceof HTMLElement && target !== document.body && target.isConnected ? target : null;
    (wanted ?? document.getElementById('main'))?.focus();
  }, []);
  return { save, restore };
}

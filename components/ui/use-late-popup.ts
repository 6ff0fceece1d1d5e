'use client';

import { useState, type KeyboardEvent } from 'react';
import { useLostModule } from '@/components/layout/use-lost-module';
import { useLateModule } from './use-late-module';

interface LatePopup<T> {
  /** The popup with its trigger, open; null until it has been asked for. */
  popup: T | null;
  /** For the button that stands in place of the trigger until then. */
  triggerProps: object;
}

/**
 * A menu or popover that is fetched when pointer or focus come near its button, and opens by the very first click or
 * key. Its module draws the same button as its trigger from then on.
 */
export function useLatePopup<T extends object>(kind: 'menu' | 'dialog', load: () => Promise<T>): LatePopup<T> {
  const onLostModule = useLostModule();
  const { loaded, request } = useLateModule(load);
  const [wanted, setWanted] = useState(false);
  const fetchAhead = () => {
    request().catch(() => undefined);
  };
  const open = () => {
    setWanted(true);
    request().catch((error: unknown) => {
      setWanted(false);
      void onLostModule(error);
    });
  };
  return {
    popup: wanted ? loaded : null,
    triggerProps: {
      'aria-haspopup': kind,
      'aria-expanded': false,
      'aria-busy': wanted || undefined,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
      onClick: open,
      onKeyDown: (event: KeyboardEvent) => {
        if (kind !== 'menu' || event.key !== 'ArrowDown') return;
        event.preventDefault();
        open();
      },
    },
  };
}

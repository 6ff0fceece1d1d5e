'use client';

import type { ColumnVisibilityState, Updater } from '@tanstack/react-table';
import { useCallback, useEffect, useState } from 'react';

const storageKey = (tableId: string) => `table-columns:${tableId}`;

function readStored(tableId: string): ColumnVisibilityState {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(tableId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, shown]) => shown === false));
  } catch {
    return {};
  }
}

/** Which columns are shown, remembered in local storage per table (specification, section 2, Side panel). */
export function useColumnVisibility(tableId: string) {
  const [visibility, setVisibility] = useState<ColumnVisibilityState>({});

  // Local storage is read after the first paint: the server does not know it and both must render the same.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setVisibility(readStored(tableId)));
    return () => cancelAnimationFrame(frame);
  }, [tableId]);

  const change = useCallback(
    (updater: Updater<ColumnVisibilityState>) => {
      setVisibility((current) => {
        const next = typeof updater === 'function' ? updater(current) : updater;
        try {
          localStorage.setItem(storageKey(tableId), JSON.stringify(next));
        } catch {
          // A full or forbidden storage loses the memory, not the choice.
        }
        return next;
      });
    },
    [tableId],
  );
  return [visibility, change] as const;
}

'use client';

import type { ColumnVisibilityState, Updater } from '@tanstack/react-table';
import { useCallback, useEffect, useState } from 'react';
import { readStoredJson, writeStored } from '@/components/state/browser-storage';

const storageKey = (tableId: string) => `table-columns:${tableId}`;

function readStored(tableId: string): ColumnVisibilityState {
  const stored = readStoredJson('local', storageKey(tableId));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, shown]) => typeof shown === 'boolean'));
}

/** Columns that the address names; they stand before those that are remembered. */
interface GivenColumns {
  visibility: ColumnVisibilityState;
  onChange: (visibility: ColumnVisibilityState) => void;
}

interface ColumnVisibilityOptions {
  /** Columns that are hidden until somebody asks for them. Stable. */
  hidden?: readonly string[];
  given?: GivenColumns | null;
}

const hiddenAtFirst = (hidden: readonly string[] = []): ColumnVisibilityState =>
  Object.fromEntries(hidden.map((id) => [id, false]));

export type ColumnVisibility = ReturnType<typeof useColumnVisibility>;

/** Which columns are shown, remembered in local storage per table (specification, section 2, Side panel). */
export function useColumnVisibility(tableId: string, { hidden, given = null }: ColumnVisibilityOptions = {}) {
  const [remembered, setRemembered] = useState(() => hiddenAtFirst(hidden));
  const givenKey = given && JSON.stringify(given.visibility);
  // Shown at once, while the address and the server follow.
  const [ahead, setAhead] = useState<{ of: string | null; visibility: ColumnVisibilityState } | null>(null);

  // Local storage is read after the first paint: the server does not know it and both must render the same.
  useEffect(() => {
    const stored = readStored(tableId);
    // Nothing chosen is how the table stands already: no need to draw it again.
    if (Object.keys(stored).length === 0) return;
    const frame = requestAnimationFrame(() => setRemembered({ ...hiddenAtFirst(hidden), ...stored }));
    return () => cancelAnimationFrame(frame);
  }, [tableId, hidden]);

  const shown = given ? (ahead?.of === givenKey ? ahead.visibility : given.visibility) : remembered;
  const change = useCallback(
    (updater: Updater<ColumnVisibilityState>) => {
      const next = typeof updater === 'function' ? updater(shown) : updater;
      if (given) {
        setAhead({ of: givenKey, visibility: next });
        return given.onChange(next);
      }
      setRemembered(next);
      writeStored('local', storageKey(tableId), JSON.stringify(next));
    },
    [tableId, shown, given, givenKey],
  );
  return [shown, change] as const;
}

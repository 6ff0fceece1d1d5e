'use client';

import type { ColumnVisibilityState } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useStored, writeStored } from '@/components/state/browser-storage';

function parse(stored: string | null): ColumnVisibilityState {
  try {
    const value = JSON.parse(stored ?? '{}') as object | null;
    return Object.fromEntries(Object.entries(value ?? {}).filter(([, visible]) => typeof visible === 'boolean'));
  } catch {
    return {};
  }
}

/**
 * Which columns are visible, remembered in local storage per table (specification, section 2, Side panel).
 *
 * @param hiddenByDefault keep it stable
 */
export function useColumnVisibility(tableId: string, hiddenByDefault?: readonly string[]) {
  const storageKey = `table-columns:${tableId}`;
  const stored = useStored('local', storageKey);
  const visibility = useMemo(
    () => ({ ...Object.fromEntries((hiddenByDefault ?? []).map((id) => [id, false])), ...parse(stored) }),
    [hiddenByDefault, stored],
  );
  const change = (next: ColumnVisibilityState) => void writeStored('local', storageKey, JSON.stringify(next));
  return [visibility, change] as const;
}

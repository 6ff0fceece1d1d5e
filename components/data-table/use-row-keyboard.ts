'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useScreenKeys } from '@/components/keys/use-screen-keys';

/** Rows that PageUp and PageDown move by. */
const pageStep = 10;

interface RowKeyboardOptions {
  rowIds: readonly string[];
  onOpen: (rowId: string) => void;
  /** Null: rows are not selected here. */
  onToggle: ((rowId: string) => void) | null;
  /** Brings a row into view that may not be drawn yet. */
  scrollToIndex: (index: number) => void;
}

function targetIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(count - 1, current + 1);
    case 'ArrowUp':
      return Math.max(0, current - 1);
    case 'PageDown':
      return Math.min(count - 1, current + pageStep);
    case 'PageUp':
      return Math.max(0, current - pageStep);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Tells `?` of the keys. */
function useRowKeyList(selectable: boolean): void {
  const t = useTranslations('dataTable.keys');
  useScreenKeys(t('title'), [
    { keys: ['ArrowDown', 'ArrowUp'], label: t('move') },
    { keys: ['PageDown', 'PageUp'], label: t('page') },
    { keys: ['Home', 'End'], label: t('ends') },
    { keys: ['Enter'], label: t('open') },
    ...(selectable ? [{ keys: [' '], label: t('select') }] : []),
  ]);
}

/** One row is in the Tab order; arrows, Home, End and Page keys move it, Enter opens, Space selects. */
export function useRowKeyboard({ rowIds, onOpen, onToggle, scrollToIndex }: RowKeyboardOptions) {
  useRowKeyList(onToggle !== null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const wantsFocus = useRef(false);

  // Called after every drawing of rows: a virtual row may be drawn only after the table has scrolled to it.
  const catchFocus = useCallback(() => {
    if (!wantsFocus.current || !activeId) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(activeId)}"]`);
    if (!row) return;
    wantsFocus.current = false;
    row.focus({ preventScroll: true });
  }, [activeId]);
  useEffect(catchFocus);

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLTableRowElement>) => {
      // A key pressed in a control of the row is the control's.
      const rowId = event.target === event.currentTarget ? event.currentTarget.dataset.rowId : undefined;
      if (!rowId || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter') onOpen(rowId);
      else if (event.key === ' ') onToggle?.(rowId);
      else {
        const index = targetIndex(event.key, rowIds.indexOf(rowId), rowIds.length);
        const next = index === null ? undefined : rowIds[index];
        if (index === null || next === undefined) return;
        wantsFocus.current = true;
        setActiveId(next);
        scrollToIndex(index);
      }
      event.preventDefault();
    },
    [rowIds, onOpen, onToggle, scrollToIndex],
  );

  const tabbableId = activeId !== null && rowIds.includes(activeId) ? activeId : (rowIds[0] ?? null);
  return { body, activeId: tabbableId, setActiveId, onKeyDown, catchFocus };
}

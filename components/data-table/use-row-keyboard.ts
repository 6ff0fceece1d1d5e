'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useScreenKeys } from '@/components/keys/use-screen-keys';

/** Rows that PageUp and PageDown move by. */
const pageStep = 10;
const steps: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageStep,
  PageUp: -pageStep,
  Home: -Infinity,
  End: Infinity,
};

interface RowKeyboardOptions {
  rowIds: readonly string[];
  onOpen: (rowId: string) => void;
  /** Null: rows cannot be selected. */
  onToggle: ((rowId: string) => void) | null;
  /** The row may not be mounted yet. */
  scrollToIndex: (index: number) => void;
}

/** Roving tabindex: one row is in the Tab order; arrows, Home, End and Page keys move it, Enter opens, Space selects. */
export function useRowKeyboard({ rowIds, onOpen, onToggle, scrollToIndex }: RowKeyboardOptions) {
  const t = useTranslations('dataTable.keys');
  useScreenKeys(t('title'), [
    { keys: ['ArrowDown', 'ArrowUp'], label: t('move') },
    { keys: ['PageDown', 'PageUp'], label: t('page') },
    { keys: ['Home', 'End'], label: t('ends') },
    { keys: ['Enter'], label: t('open') },
    ...(onToggle ? [{ keys: [' '], label: t('select') }] : []),
  ]);
  const [activeId, setActiveId] = useState<string | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const focusPending = useRef(false);

  // After every render of rows: a virtual row is mounted only after the table has scrolled to it.
  const focusActiveRow = useCallback(() => {
    if (!focusPending.current || !activeId) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(activeId)}"]`);
    if (!row) return;
    focusPending.current = false;
    row.focus({ preventScroll: true });
  }, [activeId]);
  useEffect(focusActiveRow);

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // Keys pressed in a control of the row belong to the control.
    const rowId = event.target === event.currentTarget ? event.currentTarget.dataset.rowId : undefined;
    if (!rowId || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (event.key === 'Enter') onOpen(rowId);
    else if (event.key === ' ') onToggle?.(rowId);
    else if (step === undefined) return;
    else {
      const index = Math.min(rowIds.length - 1, Math.max(0, rowIds.indexOf(rowId) + step));
      focusPending.current = true;
      setActiveId(rowIds[index] ?? null);
      scrollToIndex(index);
    }
    event.preventDefault();
  };

  const tabbableId = activeId !== null && rowIds.includes(activeId) ? activeId : (rowIds[0] ?? null);
  return { body, activeId: tabbableId, setActiveId, onKeyDown, focusActiveRow };
}

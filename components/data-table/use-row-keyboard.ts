'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { isForScreen } from '@/components/keys/key-target';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { createEntryPlaces } from '@/components/state/entry-places';

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
/** Elements that use the arrows, Enter or Space when they have the focus. */
const focusable = 'a,button,summary,[tabindex]:not([tabindex="-1"])';

const rowIdAt = (element: Element | null) => element?.closest<HTMLElement>('tr[data-row-id]')?.dataset.rowId ?? null;

export interface DataTableHandle {
  focusRow: (rowId: string) => void;
  /** The row that has the focus, or holds the control that has it. */
  focusedRow: () => string | null;
}

interface RowKeyboardOptions {
  rowIds: readonly string[];
  onOpen: (rowId: string) => void;
  /** Null: rows cannot be selected. */
  onToggle: ((rowId: string) => void) | null;
  /** The row may not be mounted yet. */
  scrollToIndex: (index: number) => void;
  handle: Ref<DataTableHandle> | undefined;
}

/**
 * Roving tabindex: one row is in the Tab order; arrows, J and K, Home, End and Page keys move it, Enter opens, Space and X
 * select. While nothing else has the focus the keys reach the list without a Tab. Who comes back in history finds the
 * focus on the row where it was.
 */
export function useRowKeyboard({ rowIds, onOpen, onToggle, scrollToIndex, handle }: RowKeyboardOptions) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const focusPending = useRef(false);
  const tabbableId = activeId !== null && rowIds.includes(activeId) ? activeId : (rowIds[0] ?? null);

  // After every render of rows: a virtual row is mounted only after the table has scrolled to it.
  const focusActiveRow = useCallback(() => {
    if (!focusPending.current || !activeId) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(activeId)}"]`);
    if (!row) return;
    focusPending.current = false;
    row.focus({ preventScroll: true });
  }, [activeId]);
  useEffect(focusActiveRow);

  const focusRow = (rowId: string) => {
    const index = rowIds.indexOf(rowId);
    if (index === -1) return;
    focusPending.current = true;
    setActiveId(rowId);
    scrollToIndex(index);
    // The row may be the active one already, without the focus.
    if (rowId === activeId) focusActiveRow();
  };
  /** The first step into the list takes the row in the Tab order. */
  const move = (step: number) => {
    const inList = body.current?.contains(document.activeElement);
    const from = tabbableId === null ? 0 : rowIds.indexOf(tabbableId);
    const index = Math.min(rowIds.length - 1, Math.max(0, from + (inList ? step : 0)));
    focusRow(rowIds[index] ?? '');
  };
  const focusedRow = () => (body.current?.contains(document.activeElement) ? rowIdAt(document.activeElement) : null);
  useImperativeHandle(handle, () => ({ focusRow, focusedRow }));
  const toggleFocused = () => {
    const rowId = focusedRow();
    if (rowId) onToggle?.(rowId);
  };

  const t = useTranslations('dataTable.keys');
  useScreenKeys(t('title'), [
    { keys: ['ArrowDown', 'ArrowUp'], label: t('move') },
    { keys: ['j'], label: t('next'), onPress: () => move(1) },
    { keys: ['k'], label: t('previous'), onPress: () => move(-1) },
    { keys: ['PageDown', 'PageUp'], label: t('page') },
    { keys: ['Home', 'End'], label: t('ends') },
    { keys: ['Enter'], label: t('open') },
    ...(onToggle ? [{ keys: [' '], label: t('select') }] : []),
    ...(onToggle ? [{ keys: ['x'], label: t('select'), onPress: toggleFocused }] : []),
  ]);
  const enterList = useRef(move);
  const returnTo = useRef(focusRow);
  useEffect(() => {
    enterList.current = move;
    returnTo.current = focusRow;
  });
  useEffect(() => {
    const rowId = placeToReturnTo();
    if (rowId) returnTo.current(rowId);
  }, []);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const step = event.ctrlKey || event.metaKey || event.shiftKey ? undefined : steps[event.key];
      if (step === undefined || Math.abs(step) > 1 || !isForScreen(event)) return;
      if (event.target instanceof Element && event.target.closest(focusable)) return;
      event.preventDefault();
      enterList.current(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // Keys pressed in a control of the row belong to the control.
    const rowId = event.target === event.currentTarget ? event.currentTarget.dataset.rowId : undefined;
    if (!rowId || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (event.key === 'Enter') onOpen(rowId);
    else if (event.key === ' ') onToggle?.(rowId);
    else if (step === undefined) return;
    else move(step);
    event.preventDefault();
  };

  const activate = (rowId: string) => {
    setActiveId(rowId);
    keepPlace(rowId);
  };

  return { body, activeId: tabbableId, activate, onKeyDown, focusActiveRow };
}

/** The row that last had the focus. */
const rows = createEntryPlaces<string>();

const keepPlace = rows.keep;

/** The row to return to; null on a first visit, or where something besides the page's title has the focus already. */
function placeToReturnTo(): string | null {
  const { activeElement } = document;
  const isTaken = activeElement?.closest('main') && !activeElement.matches('main, h1');
  return isTaken ? null : rows.find();
}

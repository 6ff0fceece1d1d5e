'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { readStored, writeStored } from '@/components/state/browser-storage';

/** An entry that was added moves the field on; it stays in sight while it is typed in. */
export function useFieldInSight(field: RefObject<HTMLInputElement | null>, entries: number): void {
  useEffect(() => {
    if (document.activeElement === field.current) field.current?.scrollIntoView?.({ block: 'nearest' });
  }, [field, entries]);
}

/**
 * What stands in the field of a list when its form is saved belongs to the list, though nobody has pressed Enter.
 *
 * @param add adds what is typed; false: it must not be added, so nothing is saved and the field keeps it
 */
export function useAddBeforeSubmit(field: RefObject<HTMLInputElement | null>, add: () => boolean): void {
  const newest = useRef(add);
  useEffect(() => {
    newest.current = add;
  });
  useEffect(() => {
    const form = field.current?.form;
    const onSubmit = (event: SubmitEvent) => {
      if (newest.current()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      field.current?.focus();
    };
    // Before React hears of it.
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, [field]);
}

/** A text that is typed and no entry yet, kept in this browser under `key`: a reload or closing loses nothing. */
export function useStoredText(key: string) {
  const [text, setText] = useState(() => readStored('local', key) ?? '');
  const keep = (next: string) => {
    setText(next);
    writeStored('local', key, next || null);
  };
  return [text, keep] as const;
}

/** Taking an entry out of a list, and putting the last one that went back to its place. */
export function useRemoval<T>(value: T[], onChange: (value: T[]) => void, field: RefObject<HTMLInputElement | null>) {
  const [removed, setRemoved] = useState<{ entry: T; index: number } | null>(null);
  const remove = (index: number) => {
    const entry = value[index];
    if (entry === undefined) return;
    onChange(value.toSpliced(index, 1));
    setRemoved({ entry, index });
    field.current?.focus();
  };
  const undo = () => {
    if (!removed) return;
    onChange(value.toSpliced(removed.index, 0, removed.entry));
    setRemoved(null);
    field.current?.focus();
  };
  return { removed: removed?.entry ?? null, remove, undo, forget: () => setRemoved(null) };
}

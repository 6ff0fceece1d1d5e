import { useEffect, useRef, useState, type RefObject } from 'react';
import { readStored, writeStored } from '@/components/state/browser-storage';

/** Keeps the focused field in view when entries are added. */
export function useFieldInSight(field: RefObject<HTMLInputElement | null>, entries: number): void {
  useEffect(() => {
    if (document.activeElement === field.current) field.current?.scrollIntoView?.({ block: 'nearest' });
  }, [field, entries]);
}

/**
 * Adds the field's text to the list before its form is submitted.
 *
 * @param add returns false when the text must not be added, which cancels the submit
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
    // Runs before React's handler.
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, [field]);
}

/** Text persisted in local storage under `key`. */
export function useStoredText(key: string) {
  const [text, setText] = useState(() => readStored('local', key) ?? '');
  const keep = (next: string) => {
    setText(next);
    writeStored('local', key, next || null);
  };
  return [text, keep] as const;
}

/** Removes list entries, with undo of the last removal. */
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

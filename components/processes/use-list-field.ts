'use client';

import { useEffect, useRef, type RefObject } from 'react';

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

'use client';

import { useSyncExternalStore, type CSSProperties, type ReactNode, type Ref } from 'react';

/** More than a phone shows of a table that is far down; the style sheet's `first-rows` knows the number too. */
const firstRows = 12;

const neverChanges = () => () => {};

interface TableBodyProps {
  ref: Ref<HTMLTableSectionElement>;
  /** Rows of a table that is far down and has all rows on the page; else 0. */
  count: number;
  /** px */
  rowHeight: number;
  children: ReactNode;
}

/**
 * The rows. Of those that came with the page a phone lays out the first ones alone until React is there, and keeps the place of
 * the others (docs/decisions/0076).
 */
export function TableBody({ ref, count, rowHeight, children }: TableBodyProps) {
  const started = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const waiting = !started && count > firstRows;
  const place = { '--later-rows': `${(count - firstRows) * rowHeight}px` } as CSSProperties;
  return (
    <tbody ref={ref} className={waiting ? 'first-rows' : undefined} style={waiting ? place : undefined}>
      {children}
    </tbody>
  );
}

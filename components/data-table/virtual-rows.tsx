'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';

export interface VirtualRowsHandle {
  scrollToIndex: (index: number) => void;
}

interface VirtualRowsProps {
  ref: Ref<VirtualRowsHandle>;
  count: number;
  columns: number;
  /** px */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  renderRow: (index: number) => ReactNode;
  /** After every render: a row that was scrolled to may now be mounted. */
  onRendered: () => void;
}

/** Renders only the rows in view, and some around them. */
export function VirtualRows({ ref, count, columns, rowHeight, scroller, renderRow, onRendered }: VirtualRowsProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingStart: rowHeight,
  });
  useImperativeHandle(ref, () => ({ scrollToIndex: (index) => virtualizer.scrollToIndex(index) }), [virtualizer]);
  useEffect(onRendered);
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = Math.max(0, virtualizer.getTotalSize() - above - items.length * rowHeight);
  const spacer = (height: number) =>
    height > 0 && (
      <tr aria-hidden="true">
        <td colSpan={columns} style={{ height, padding: 0 }} />
      </tr>
    );
  return (
    <>
      {spacer(above)}
      {items.map(({ index }) => renderRow(index))}
      {spacer(below)}
    </>
  );
}

'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';

export interface VirtualRowsHandle {
  /** Brings a row into view that may not be drawn yet. */
  scrollToIndex: (index: number) => void;
}

interface VirtualRowsProps {
  ref: Ref<VirtualRowsHandle>;
  count: number;
  columns: number;
  /** px */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  drawRow: (index: number) => ReactNode;
  /** After every drawing: rows that were asked for may have come. */
  onDrawn: () => void;
}

/** Of many rows those in view, and some around them. */
export function VirtualRows({ ref, count, columns, rowHeight, scroller, drawRow, onDrawn }: VirtualRowsProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingStart: rowHeight,
  });
  useImperativeHandle(ref, () => ({ scrollToIndex: (index) => virtualizer.scrollToIndex(index) }), [virtualizer]);
  useEffect(onDrawn);
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = Math.max(0, virtualizer.getTotalSize() - above - items.length * rowHeight);
  return (
    <>
      {above > 0 && <Spacer height={above} columns={columns} />}
      {items.map(({ index }) => drawRow(index))}
      {below > 0 && <Spacer height={below} columns={columns} />}
    </>
  );
}

/** Stands for the rows that are not drawn. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}

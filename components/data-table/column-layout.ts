import type { CSSProperties } from 'react';
import type { RowData } from '@tanstack/react-table';
import { cn } from '@/components/ui/class-names';
import type { DataTableInstance } from './table-features';

export interface ColumnPosition {
  className: string;
  style: CSSProperties;
}

interface SizedColumn {
  columnDef: { meta?: { width: number; narrowWidth?: number } | undefined };
}

const wideWidth = ({ columnDef: { meta } }: SizedColumn) => meta?.width ?? 120;
const narrowWidth = (column: SizedColumn) => column.columnDef.meta?.narrowWidth ?? wideWidth(column);

/** The columns' summed widths, for `w-(--narrow) md:w-(--wide)`: the server does not know the viewport. */
export function columnWidths(...columns: SizedColumn[]): CSSProperties {
  const sum = (width: (column: SizedColumn) => number) =>
    `${columns.reduce((total, column) => total + width(column), 0)}px`;
  return { '--narrow': sum(narrowWidth), '--wide': sum(wideWidth) } as CSSProperties;
}

/** Alignment of each visible column and, for the leading sticky ones, the distance from the left edge. */
export function columnPositions<TRow extends RowData>(table: DataTableInstance<TRow>): Map<string, ColumnPosition> {
  const columns = table.getVisibleLeafColumns();
  const lastSticky = columns.findLastIndex(({ columnDef }) => columnDef.meta?.sticky);
  let left = 0;
  return new Map(
    columns.map((column, index) => {
      const { align, sticky, stickyEnd } = column.columnDef.meta ?? {};
      const style = (sticky ? { '--left': `${left}px` } : {}) as CSSProperties;
      if (sticky) left += wideWidth(column);
      const className = cn(
        // Space between the figures and the next column's text.
        align === 'end' && 'pr-4 text-right',
        // On a phone the sticky columns would leave no room for the others.
        sticky && 'bg-inherit md:sticky md:left-(--left) md:z-10',
        index === lastSticky && 'md:border-r',
        stickyEnd && 'bg-inherit @2xl:sticky @2xl:right-0 @2xl:z-10 @2xl:border-l',
      );
      return [column.id, { className, style }];
    }),
  );
}

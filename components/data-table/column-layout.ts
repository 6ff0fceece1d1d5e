import type { CSSProperties } from 'react';
import type { RowData } from '@tanstack/react-table';
import { cn } from '@/components/ui/class-names';
import type { DataTableInstance } from './table-features';

export interface ColumnPlace {
  className: string;
  style: CSSProperties;
}

/** px; what a column without a width gets is wide enough for a short word. */
export function columnWidth(column: { columnDef: { meta?: { width: number } | undefined } }): number {
  return column.columnDef.meta?.width ?? 120;
}

/** Where each visible column stands: its alignment and, for the leading sticky ones, its distance from the left edge. */
export function columnPlaces<TRow extends RowData>(table: DataTableInstance<TRow>): Map<string, ColumnPlace> {
  const places = new Map<string, ColumnPlace>();
  const columns = table.getVisibleLeafColumns();
  const lastSticky = columns.findLastIndex((column) => column.columnDef.meta?.sticky);
  let left = 0;
  columns.forEach((column, index) => {
    const meta = column.columnDef.meta;
    const sticky = meta?.sticky === true;
    places.set(column.id, {
      className: cn(
        // Room to the words of the next column, which begin where the figures end.
        meta?.align === 'end' && 'pr-4 text-right',
        // On a phone the sticky columns would leave no room for the others.
        sticky && 'bg-inherit md:sticky md:left-(--left) md:z-10',
        index === lastSticky && 'md:border-r',
      ),
      style: (sticky ? { '--left': `${left}px` } : {}) as CSSProperties,
    });
    if (sticky) left += columnWidth(column);
  });
  return places;
}

/** The least width at which no column is squeezed, in px. */
export function tableWidth<TRow extends RowData>(table: DataTableInstance<TRow>): number {
  return table.getVisibleLeafColumns().reduce((sum, column) => sum + columnWidth(column), 0);
}

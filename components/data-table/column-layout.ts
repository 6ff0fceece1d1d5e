import type { CSSProperties } from 'react';
import type { RowData } from '@tanstack/react-table';
import { cn } from '@/components/ui/class-names';
import type { DataTableInstance } from './table-features';

export interface ColumnPlace {
  className: string;
  style: CSSProperties;
}

interface SizedColumn {
  columnDef: { meta?: { width: number; narrowWidth?: number } | undefined };
}

/** px; what a column without a width gets is wide enough for a short word. */
function columnWidth({ columnDef: { meta } }: SizedColumn): number {
  return meta?.width ?? 120;
}

function narrowWidth(column: SizedColumn): number {
  return column.columnDef.meta?.narrowWidth ?? columnWidth(column);
}

/** The widths that `w-(--narrow) md:w-(--wide)` and its kin read: the server does not know the window. */
function widths(narrow: number, wide: number): CSSProperties {
  return { '--narrow': `${narrow}px`, '--wide': `${wide}px` } as CSSProperties;
}

/** The widths of one column. */
export function columnWidths(column: SizedColumn): CSSProperties {
  return widths(narrowWidth(column), columnWidth(column));
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
        meta?.stickyEnd && 'bg-inherit @2xl:sticky @2xl:right-0 @2xl:z-10 @2xl:border-l',
      ),
      style: (sticky ? { '--left': `${left}px` } : {}) as CSSProperties,
    });
    if (sticky) left += columnWidth(column);
  });
  return places;
}

/** The least widths at which no column is squeezed. */
export function tableWidths<TRow extends RowData>(table: DataTableInstance<TRow>): CSSProperties {
  const columns = table.getVisibleLeafColumns();
  const sumOf = (width: (column: SizedColumn) => number) => columns.reduce((sum, column) => sum + width(column), 0);
  return widths(sumOf(narrowWidth), sumOf(columnWidth));
}

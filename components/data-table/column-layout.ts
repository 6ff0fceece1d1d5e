import type { CSSProperties } from 'react';
import type { RowData } from '@tanstack/react-table';
import { cn } from '@/components/ui/class-names';
import type { DataTableInstance } from './table-features';

export interface ColumnPosition {
  className: string;
  style: CSSProperties;
}

interface SizedColumn {
  id: string;
  columnDef: { meta?: { width: number; narrowWidth?: number; whenRoom?: boolean } | undefined };
}

const wideWidth = ({ columnDef: { meta } }: SizedColumn) => meta?.width ?? 120;
const narrowWidth = (column: SizedColumn) => column.columnDef.meta?.narrowWidth ?? wideWidth(column);

/** The columns' summed widths, for `w-(--narrow) md:w-(--wide)`: the server does not know the viewport. */
export function columnWidths(...columns: SizedColumn[]): CSSProperties {
  const sum = (width: (column: SizedColumn) => number) =>
    `${columns.reduce((total, column) => total + width(column), 0)}px`;
  return { '--narrow': sum(narrowWidth), '--wide': sum(wideWidth) } as CSSProperties;
}

/** Whether a column gives way in a narrow table; one that the user, a view or the URL has asked for does not. */
export function showsWhenRoom<TRow extends RowData>(table: DataTableInstance<TRow>, column: SizedColumn): boolean {
  return column.columnDef.meta?.whenRoom === true && table.state.columnVisibility[column.id] !== true;
}

/** Steps of the table's width in px, each with the class that hides a column below it. */
const steps = [
  [832, '@max-[52rem]:hidden'],
  [960, '@max-[60rem]:hidden'],
  [1024, '@max-[64rem]:hidden'],
  [1088, '@max-[68rem]:hidden'],
  [1152, '@max-[72rem]:hidden'],
  [1216, '@max-[76rem]:hidden'],
  [1280, '@max-[80rem]:hidden'],
  [1344, '@max-[84rem]:hidden'],
  [1408, '@max-[88rem]:hidden'],
  [1472, '@max-[92rem]:hidden'],
] as const;
const widest = '@max-[100rem]:hidden';

/** For each column that shows when there is room, the class that hides it until all before it fit; the rest always show. */
export function roomClasses<TRow extends RowData>(table: DataTableInstance<TRow>) {
  const columns = table.getVisibleLeafColumns();
  const yielding = columns.filter((column) => showsWhenRoom(table, column));
  const lasting = columns.filter((column) => !yielding.includes(column));
  let needed = lasting.reduce((sum, column) => sum + wideWidth(column), 0);
  const classes = new Map<string, string>();
  for (const column of yielding) {
    needed += wideWidth(column);
    classes.set(column.id, steps.find(([width]) => width >= needed)?.[1] ?? widest);
  }
  return { lasting, classes };
}

/** Alignment of each visible column and, for the leading sticky ones, the distance from the left edge. */
export function columnPositions<TRow extends RowData>(table: DataTableInstance<TRow>): Map<string, ColumnPosition> {
  const columns = table.getVisibleLeafColumns();
  const { classes } = roomClasses(table);
  const lastSticky = columns.findLastIndex(({ columnDef }) => columnDef.meta?.sticky);
  let left = 0;
  return new Map(
    columns.map((column, index) => {
      const { align, sticky, stickyEnd } = column.columnDef.meta ?? {};
      const style = (sticky ? { '--left': `${left}px` } : {}) as CSSProperties;
      if (sticky) left += wideWidth(column);
      const className = cn(
        classes.get(column.id),
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

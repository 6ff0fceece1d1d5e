'use client';

import type { RowData } from '@tanstack/react-table';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { cn } from '@/components/ui/class-names';
import type { ColumnPlace } from './column-layout';
import { RowActiveContext } from './row-active-context';
import type { DataTableInstance, DataTableRow } from './table-features';

interface TableRowProps<TRow extends RowData> {
  table: DataTableInstance<TRow>;
  row: DataTableRow<TRow>;
  places: Map<string, ColumnPlace>;
  /** 1-based among all rows, the header being row 1. */
  rowIndex: number;
  active: boolean;
  selectable: boolean;
  /** What stands beside the table tells of this row. */
  current: boolean;
  /** Below the row; null: nothing. */
  detail: ReactNode;
  onActivate: (rowId: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void;
  onOpen?: ((row: TRow) => void) | undefined;
}

/** A click on a control or a selection of text is not a click on the row. */
function meansRow(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return false;
  const target = event.target as Element;
  if (!event.currentTarget.contains(target) || target.closest('a,button,input,label,[role="radio"]')) return false;
  return !getSelection()?.toString();
}

export function TableRow<TRow extends RowData>(props: TableRowProps<TRow>) {
  const { table, row, places, rowIndex, active, selectable, current, onActivate, onOpen } = props;
  const selected = selectable && row.getIsSelected();
  return (
    <RowActiveContext value={active}>
      <tr
        data-row-id={row.id}
        tabIndex={active ? 0 : -1}
        aria-rowindex={rowIndex}
        aria-selected={selectable ? selected : undefined}
        aria-current={current ? 'true' : undefined}
        onFocus={() => onActivate(row.id)}
        onKeyDown={props.onKeyDown}
        onClick={onOpen && ((event) => meansRow(event) && onOpen(row.original))}
        className={cn(
          'group/row bg-surface h-10 focus-visible:outline-2 focus-visible:-outline-offset-2',
          onOpen && 'hover:bg-hover cursor-pointer',
          (selected || current) && 'bg-selected hover:bg-selected',
        )}
      >
        {row.getVisibleCells().map((cell) => {
          const place = places.get(cell.column.id);
          return (
            <td
              key={cell.id}
              style={place?.style}
              className={cn('h-10 overflow-hidden border-b px-2 first:pl-3', place?.className)}
            >
              <table.FlexRender cell={cell} />
            </td>
          );
        })}
      </tr>
      {props.detail !== null && (
        <tr>
          <td colSpan={row.getVisibleCells().length} className="bg-sunken border-b p-0">
            {/* Stands still while the columns scroll sideways. */}
            <div className="sticky left-0 w-[100cqw] px-3 py-3">{props.detail}</div>
          </td>
        </tr>
      )}
    </RowActiveContext>
  );
}

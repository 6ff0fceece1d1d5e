'use client';

import type { RowData } from '@tanstack/react-table';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { cn } from '@/components/ui/class-names';
import type { ColumnPosition } from './column-layout';
import { RowActiveContext } from './row-active-context';
import type { DataTableInstance, DataTableRow } from './table-features';

interface TableRowProps<TRow extends RowData> {
  table: DataTableInstance<TRow>;
  row: DataTableRow<TRow>;
  positions: Map<string, ColumnPosition>;
  /** 1-based among all rows, the header being row 1. */
  rowIndex: number;
  active: boolean;
  selectable: boolean;
  /** The quick view shows this row. */
  current: boolean;
  /** Below the row; null: the row is not expanded. */
  detail: ReactNode;
  onActivate: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void;
  onOpen?: ((row: TRow) => void) | undefined;
}

/** Clicks on a control and clicks that select text do not open the row. */
function isRowClick(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return false;
  const target = event.target as Element;
  if (!event.currentTarget.contains(target) || target.closest('a,button,input,label,[role="radio"]')) return false;
  return !getSelection()?.toString();
}

export function TableRow<TRow extends RowData>(props: TableRowProps<TRow>) {
  const { table, row, positions, rowIndex, active, selectable, current, onActivate, onOpen } = props;
  const selected = selectable && row.getIsSelected();
  return (
    <RowActiveContext value={active}>
      <tr
        data-row-id={row.id}
        tabIndex={active ? 0 : -1}
        aria-rowindex={rowIndex}
        aria-selected={selectable ? selected : undefined}
        aria-current={current ? 'true' : undefined}
        onFocus={onActivate}
        onKeyDown={props.onKeyDown}
        onClick={onOpen && ((event) => isRowClick(event) && onOpen(row.original))}
        className={cn(
          'group/row bg-surface h-10 focus-visible:outline-2 focus-visible:-outline-offset-2',
          onOpen && 'hover:bg-hover cursor-pointer',
          (selected || current) && 'bg-selected hover:bg-selected',
        )}
      >
        {row.getVisibleCells().map((cell) => {
          const position = positions.get(cell.column.id);
          return (
            <td
              key={cell.id}
              style={position?.style}
              className={cn('h-10 overflow-hidden border-b px-2 first:pl-3', position?.className)}
            >
              <table.FlexRender cell={cell} />
            </td>
          );
        })}
      </tr>
      {props.detail !== null && (
        <tr>
          <td colSpan={row.getVisibleCells().length} className="bg-sunken border-b p-0">
            {/* Does not move when the columns scroll sideways. */}
            <div className="sticky left-0 w-[100cqw] px-3 py-3">{props.detail}</div>
          </td>
        </tr>
      )}
    </RowActiveContext>
  );
}

'use client';

import type { RowData } from '@tanstack/react-table';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { columnPlaces, columnWidths, tableWidths } from './column-layout';
import { ScrollEdge } from './scroll-edge';
import type { DataTableInstance } from './table-features';
import { TableHeader, type TableSort } from './table-header';
import { TableRow } from './table-row';
import { TableSkeleton } from './table-skeleton';
import { useRowKeyboard } from './use-row-keyboard';
import { useScrollEdge } from './use-scroll-edge';
import { VirtualRows, type VirtualRowsHandle } from './virtual-rows';

const rowHeight = 40;
/** Below this all rows are drawn, so that the browser's own search finds every one. */
const virtualFrom = 60;

interface DataTableProps<TRow extends RowData> {
  table: DataTableInstance<TRow>;
  /** What the table lists, for screen readers. */
  label: string;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  onOpen?: (row: TRow) => void;
  onActiveRowChange?: (row: TRow) => void;
  /** The row that is told of beside the table. */
  currentRowId?: string | null;
  /** What a row shows below itself, over the whole width; null: it is closed. */
  detailOf?: (row: TRow) => ReactNode;
  loading?: boolean;
  /** The rows' place within the whole search; without it they are all there is. */
  place?: { page: number; pageSize: number; totalItems: number } | undefined;
  /** In place of rows where there are none. */
  children?: ReactNode;
}

/** The one table: sticky header and leading columns, selection, keyboard, virtual rows. State lives with the caller. */
export function DataTable<TRow extends RowData>(props: DataTableProps<TRow>) {
  const { table, onOpen, onActiveRowChange, place } = props;
  const rows = table.getRowModel().rows;
  const rowIds = useMemo(() => rows.map((row) => row.id), [rows]);
  const selectable = table.options.enableRowSelection === true;
  const scroller = useRef<HTMLDivElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const virtualRows = useRef<VirtualRowsHandle>(null);
  // Rows that open have heights of their own; the caller's pages are short enough to be drawn.
  const virtual = rows.length >= virtualFrom && !props.detailOf;
  const scrollToIndex = useCallback((index: number) => {
    if (virtualRows.current) virtualRows.current.scrollToIndex(index);
    else scroller.current?.querySelectorAll('tr[data-row-id]')[index]?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const { body, activeId, setActiveId, onKeyDown, catchFocus } = useRowKeyboard({
    rowIds,
    onOpen: (id) => onOpen?.(table.getRow(id).original),
    onToggle: selectable ? (id) => table.getRow(id).toggleSelected() : null,
    scrollToIndex,
  });
  const activate = (rowId: string) => {
    setActiveId(rowId);
    onActiveRowChange?.(table.getRow(rowId).original);
  };
  const places = columnPlaces(table);
  const columns = table.getVisibleLeafColumns();
  useScrollEdge(scroller, shade, columns.map(({ id }) => id).join());
  const firstRow = place ? (place.page - 1) * place.pageSize : 0;
  const drawRow = (index: number) => {
    const row = rows[index];
    return (
      row && (
        <TableRow
          key={row.id}
          detail={props.detailOf?.(row.original) ?? null}
          table={table}
          row={row}
          places={places}
          rowIndex={firstRow + index + 2}
          active={row.id === activeId}
          selectable={selectable}
          current={row.id === props.currentRowId}
          onActivate={activate}
          onKeyDown={onKeyDown}
          onOpen={onOpen}
        />
      )
    );
  };
  return (
    <div className="@container relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        className="@container relative min-h-0 flex-1 overflow-auto overscroll-x-contain"
        aria-busy={props.loading}
      >
        <table
          role="grid"
          aria-label={props.label}
          aria-rowcount={(place?.totalItems ?? rows.length) + 1}
          aria-multiselectable={selectable || undefined}
          className="w-full min-w-(--narrow) table-fixed border-separate border-spacing-0 md:min-w-(--wide)"
          style={tableWidths(table)}
        >
          <colgroup>
            {columns.map((column) => (
              <col
                key={column.id}
                {...(!column.columnDef.meta?.grow && {
                  style: columnWidths(column),
                  className: 'w-(--narrow) md:w-(--wide)',
                })}
              />
            ))}
          </colgroup>
          <TableHeader table={table} places={places} sort={props.sort} onSortChange={props.onSortChange} />
          {props.loading && rows.length === 0 ? (
            <TableSkeleton columns={columns.length} rows={8} />
          ) : (
            <tbody ref={body}>
              {virtual ? (
                <VirtualRows
                  ref={virtualRows}
                  count={rows.length}
                  columns={columns.length}
                  rowHeight={rowHeight}
                  scroller={scroller}
                  drawRow={drawRow}
                  onDrawn={catchFocus}
                />
              ) : (
                rows.map((_row, index) => drawRow(index))
              )}
            </tbody>
          )}
        </table>
        {!props.loading && rows.length === 0 && props.children}
      </div>
      <ScrollEdge ref={shade} covered={columns.at(-1)?.columnDef.meta?.stickyEnd === true} />
    </div>
  );
}

'use client';

import type { OnChangeFn, RowData, RowSelectionState } from '@tanstack/react-table';
import { useTable } from '@tanstack/react-table';
import { lazy, Suspense, useCallback, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/class-names';
import { columnPlaces, columnWidths, tableWidths } from './column-layout';
import { ColumnMenu } from './column-menu';
import type { DataTableColumn, DataTableFeatures } from './table-features';
import { dataTableFeatures } from './table-features';
import type { TableSort } from './table-header';
import { TableHeader } from './table-header';
import { TableRow } from './table-row';
import { TableSkeleton } from './table-skeleton';
import { useColumnVisibility, type ColumnVisibility } from './use-column-visibility';
import { useRowKeyboard } from './use-row-keyboard';
import { ScrollEdge } from './scroll-edge';
import { useScrollEdge } from './use-scroll-edge';
import type { VirtualRowsHandle } from './virtual-rows';

/** Fetched only with long pages; on the server it is there at once. */
const VirtualRows = lazy(() => import('./virtual-rows').then((module) => ({ default: module.VirtualRows })));

const rowHeight = 40;
/** Below this all rows are drawn, so that the browser's own search finds every one. */
const virtualFrom = 60;
const noSelection: RowSelectionState = {};

export interface DataTableProps<TRow extends RowData> {
  /** Names the table's memory in local storage. */
  id: string;
  /** What the table lists, for screen readers. */
  label: string;
  rows: readonly TRow[];
  /** Keep it stable (module scope or memo): a new array rebuilds the table. */
  columns: DataTableColumn<TRow>[];
  /** Where the caller knows more about it than local storage. */
  columnVisibility?: ColumnVisibility;
  getRowId: (row: TRow) => string;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** `selectableFeatures`, where rows can be selected. */
  selectable?: DataTableFeatures;
  selection?: RowSelectionState;
  onSelectionChange?: OnChangeFn<RowSelectionState>;
  onOpen?: (row: TRow) => void;
  onActiveRowChange?: (row: TRow) => void;
  /** The row that is told of beside the table. */
  currentRowId?: string | null;
  /** What a row shows below itself, over the whole width; null: it is closed. */
  detailOf?: (row: TRow) => ReactNode;
  loading?: boolean;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** Shown in place of the table when its rows could not be loaded. */
  error?: ReactNode;
  /** All rows of the search, of which `rows` are a page. */
  totalRows?: number;
  /** Place of the first row within the whole search, from 0. */
  firstRow?: number;
  /** Left part of the bar above the table: filters, the acts on a selection. */
  toolbar?: ReactNode;
  /** Right of the columns menu: what adds rows. */
  acts?: ReactNode;
  /** Under the rows: totals and paging. */
  footer?: ReactNode;
  className?: string;
}

/** The one table: sticky header and leading columns, selection, keyboard, virtual rows. State lives with the caller. */
export function DataTable<TRow extends RowData>(props: DataTableProps<TRow>) {
  const { rows, columns, getRowId, selection = noSelection, onSelectionChange, onOpen, onActiveRowChange } = props;
  const ownVisibility = useColumnVisibility(props.id);
  const [columnVisibility, setColumnVisibility] = props.columnVisibility ?? ownVisibility;
  const table = useTable({
    features: props.selectable ?? dataTableFeatures,
    columns,
    data: rows,
    getRowId,
    enableRowSelection: onSelectionChange !== undefined,
    state: { rowSelection: selection, columnVisibility },
    onColumnVisibilityChange: setColumnVisibility,
    ...(onSelectionChange ? { onRowSelectionChange: onSelectionChange } : {}),
  });
  const tableRows = table.getRowModel().rows;
  const rowIds = useMemo(() => tableRows.map((row) => row.id), [tableRows]);

  const scroller = useRef<HTMLDivElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const virtualRows = useRef<VirtualRowsHandle>(null);
  // Rows that open have heights of their own; the caller's pages are short enough to be drawn.
  const virtual = tableRows.length >= virtualFrom && !props.detailOf;
  const scrollToIndex = useCallback((index: number) => {
    if (virtualRows.current) virtualRows.current.scrollToIndex(index);
    else scroller.current?.querySelectorAll('tr[data-row-id]')[index]?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const { body, activeId, setActiveId, onKeyDown, catchFocus } = useRowKeyboard({
    rowIds,
    onOpen: (id) => onOpen?.(table.getRow(id).original),
    onToggle: onSelectionChange ? (id) => table.getRow(id).toggleSelected() : null,
    scrollToIndex,
  });
  const activate = (rowId: string) => {
    setActiveId(rowId);
    onActiveRowChange?.(table.getRow(rowId).original);
  };

  const places = columnPlaces(table);
  const visibleColumns = table.getVisibleLeafColumns();
  useScrollEdge(scroller, shade, props.error ? '' : visibleColumns.map(({ id }) => id).join());
  const drawRow = (index: number) => {
    const row = tableRows[index];
    return (
      row && (
        <TableRow
          key={row.id}
          detail={props.detailOf?.(row.original) ?? null}
          table={table}
          row={row}
          places={places}
          rowIndex={(props.firstRow ?? 0) + index + 2}
          active={row.id === activeId}
          selectable={onSelectionChange !== undefined}
          current={row.id === props.currentRowId}
          onActivate={activate}
          onKeyDown={onKeyDown}
          onOpen={onOpen}
        />
      )
    );
  };
  const showSkeleton = props.loading === true && rows.length === 0;
  const showEmpty = !props.loading && rows.length === 0 && !props.error;

  return (
    <section
      aria-label={props.label}
      className={cn('bg-surface flex min-h-0 flex-col rounded-lg border', props.className)}
    >
      <div className="flex flex-wrap items-start gap-2 border-b px-3 py-2">
        <div className="flex min-w-0 grow basis-96 flex-wrap items-center gap-2">{props.toolbar}</div>
        <ColumnMenu table={table} />
        {props.acts}
      </div>
      <div className="@container relative flex min-h-0 flex-1 flex-col">
        <div
          ref={scroller}
          className="@container relative min-h-0 flex-1 overflow-auto overscroll-x-contain"
          aria-busy={props.loading}
        >
          {props.error ?? (
            <table
              role="grid"
              aria-label={props.label}
              aria-rowcount={(props.totalRows ?? rows.length) + 1}
              aria-multiselectable={onSelectionChange ? true : undefined}
              className="w-full min-w-(--narrow) table-fixed border-separate border-spacing-0 md:min-w-(--wide)"
              style={tableWidths(table)}
            >
              <colgroup>
                {visibleColumns.map((column) => (
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
              {showSkeleton ? (
                <TableSkeleton columns={visibleColumns.length} rows={8} />
              ) : (
                <tbody ref={body}>
                  {virtual ? (
                    <Suspense>
                      <VirtualRows
                        ref={virtualRows}
                        count={tableRows.length}
                        columns={visibleColumns.length}
                        rowHeight={rowHeight}
                        scroller={scroller}
                        drawRow={drawRow}
                        onDrawn={catchFocus}
                      />
                    </Suspense>
                  ) : (
                    tableRows.map((_row, index) => drawRow(index))
                  )}
                </tbody>
              )}
            </table>
          )}
          {showEmpty && props.empty}
        </div>
        <ScrollEdge ref={shade} covered={visibleColumns.at(-1)?.columnDef.meta?.stickyEnd === true} />
      </div>
      {props.footer && <div className="border-t px-3 py-1.5">{props.footer}</div>}
    </section>
  );
}

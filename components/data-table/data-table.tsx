'use client';
import type { RowData } from '@tanstack/react-table';
import { useCallback, useMemo, useRef, useEffect, type ReactNode, type Ref, type RefObject } from 'react';
import { cn } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import { columnPositions, columnWidths, roomClasses } from './column-layout';
import type { DataTableInstance } from './table-features';
import { TableHeader, type TableSort } from './table-header';
import { TableRow } from './table-row';
import { useRowKeyboard, type DataTableHandle } from './use-row-keyboard';
import { VirtualRows, type VirtualRowsHandle } from './virtual-rows';

const rowHeight = 40;
/** With fewer rows all are rendered, so that the browser's own search finds every one. */
const virtualFrom = 60;

interface DataTableProps<TRow extends RowData> {
  /** Moves the focus from outside. */
  handle?: Ref<DataTableHandle>;
  table: DataTableInstance<TRow>;
  /** What the table lists, for screen readers. */
  label: string;
  sort: TableSort;
  onSortChange: (sort: TableSort) => void;
  onOpen?: (row: TRow) => void;
  onActiveRowChange?: (row: TRow) => void;
  /** The row that the quick view shows. */
  currentRowId?: string | null;
  /** Content of an expanded row, below it and over the whole width. */
  renderDetail?: (row: TRow) => ReactNode;
  loading?: boolean;
  /** The page; default: the rows are all there are. */
  page?: { page: number; pageSize: number; totalItems: number } | undefined;
  /** Shown when there are no rows. */
  children?: ReactNode;
}

/** The one table: sticky header and leading columns, selection, keyboard, virtual rows. */
export function DataTable<TRow extends RowData>(props: DataTableProps<TRow>) {
  const { table, onOpen, onActiveRowChange, page, loading = false, renderDetail } = props;
  const rows = table.getRowModel().rows;
  const rowIds = useMemo(() => rows.map((row) => row.id), [rows]);
  const selectable = table.options.enableRowSelection === true;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualRows = useRef<VirtualRowsHandle>(null);
  const scrollToIndex = useCallback((index: number) => {
    if (virtualRows.current) virtualRows.current.scrollToIndex(index);
    else scroller.current?.querySelectorAll('tr[data-row-id]')[index]?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const { body, activeId, activate, onKeyDown, focusActiveRow } = useRowKeyboard({
    rowIds,
    onOpen: (id) => onOpen?.(table.getRow(id).original),
    onToggle: selectable ? (id) => table.getRow(id).toggleSelected() : null,
    scrollToIndex,
    handle: props.handle,
  });
  const positions = columnPositions(table);
  const columns = table.getVisibleLeafColumns();
  const { lasting, classes } = roomClasses(table);
  const firstRow = page ? (page.page - 1) * page.pageSize : 0;
  const renderRow = (index: number) => {
    const row = rows[index];
    return (
      row && (
        <TableRow
          key={row.id}
          detail={row.getIsExpanded() ? (renderDetail?.(row.original) ?? null) : null}
          table={table}
          row={row}
          positions={positions}
          rowIndex={firstRow + index + 2}
          active={row.id === activeId}
          selectable={selectable}
          current={row.id === props.currentRowId}
          onActivate={() => {
            activate(row.id);
            onActiveRowChange?.(row.original);
          }}
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
        aria-busy={loading}
      >
        <table
          role="grid"
          aria-label={props.label}
          aria-rowcount={(page?.totalItems ?? rows.length) + 1}
          aria-multiselectable={selectable || undefined}
          className="w-full min-w-(--narrow) table-fixed border-separate border-spacing-0 md:min-w-(--wide)"
          style={columnWidths(...lasting)}
        >
          <colgroup>
            {columns.map((column) => (
              <col
                key={column.id}
                {...(!column.columnDef.meta?.grow && {
                  style: columnWidths(column),
                  className: cn('w-(--narrow) md:w-(--wide)', classes.get(column.id)),
                })}
              />
            ))}
          </colgroup>
          <TableHeader table={table} positions={positions} sort={props.sort} onSortChange={props.onSortChange} />
          {loading && rows.length === 0 ? (
            <SkeletonRows columns={columns.length} />
          ) : (
            <tbody ref={body}>
              {/* Rows that expand vary in height. */}
              {rows.length >= virtualFrom && !renderDetail ? (
                <VirtualRows
                  ref={virtualRows}
                  count={rows.length}
                  columns={columns.length}
                  rowHeight={rowHeight}
                  scroller={scroller}
                  renderRow={renderRow}
                  onRendered={focusActiveRow}
                />
              ) : (
                rows.map((_row, index) => renderRow(index))
              )}
            </tbody>
          )}
        </table>
        {!loading && rows.length === 0 && props.children}
      </div>
      <ScrollShadow
        scroller={scroller}
        columns={columns.map(({ id }) => id).join()}
        covered={columns.at(-1)?.columnDef.meta?.stickyEnd === true}
      />
    </div>
  );
}

/** Placeholders as high as rows while the first page loads. */
function SkeletonRows({ columns }: { columns: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: 8 }, (_, row) => (
        <tr key={row} className="h-10">
          {Array.from({ length: columns }, (_unused, column) => (
            <td key={column} className="border-b px-2 first:pl-3">
              <Skeleton className={column === 0 ? 'w-4' : 'w-3/4'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface ScrollShadowProps {
  scroller: RefObject<HTMLElement | null>;
  /** A sticky column covers the edge. */
  covered: boolean;
  /** Changes with the visible columns. */
  columns: string;
}

/** A shadow over the right edge while columns are hidden beyond it; a DOM attribute, so that no row re-renders. */
function ScrollShadow({ scroller, covered, columns }: ScrollShadowProps) {
  const shadow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const update = () => {
      const hidden = element.scrollWidth - element.clientWidth - element.scrollLeft;
      shadow.current?.toggleAttribute('data-more', hidden > 1);
    };
    // Reports the initial size as well.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [scroller, columns]);
  return (
    <div
      ref={shadow}
      aria-hidden="true"
      className={cn(
        'from-ink/15 dark:from-canvas pointer-events-none absolute inset-y-0 right-0 z-20 hidden w-5 bg-linear-to-l to-transparent data-more:block',
        covered && '@2xl:data-more:hidden',
      )}
    />
  );
}

'use client';

import { useTable, type OnChangeFn, type RowData, type RowSelectionState } from '@tanstack/react-table';
import { dataTableFeatures, type DataTableColumn, type DataTableInstance } from './table-features';
import { useColumnVisibility, type ColumnVisibility } from './use-column-visibility';

const noSelection: RowSelectionState = {};

interface DataTableOptions<TRow extends RowData> {
  /** Names the table's memory in local storage. */
  id: string;
  rows: readonly TRow[];
  /** Keep it stable (module scope or memo): a new array rebuilds the table. */
  columns: DataTableColumn<TRow>[];
  getRowId: (row: TRow) => string;
  /** Where the caller knows more about it than local storage. */
  columnVisibility?: ColumnVisibility;
  /** Left out: rows are not selected. */
  selection?: { selected: RowSelectionState; onChange: OnChangeFn<RowSelectionState> } | undefined;
}

/** A table's rows, columns and selection, for `DataTable` and its toolbar. */
export function useDataTable<TRow extends RowData>(options: DataTableOptions<TRow>): DataTableInstance<TRow> {
  const { rows, columns, getRowId, selection } = options;
  const ownVisibility = useColumnVisibility(options.id);
  const [columnVisibility, onColumnVisibilityChange] = options.columnVisibility ?? ownVisibility;
  return useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    getRowId,
    enableRowSelection: selection !== undefined,
    state: { rowSelection: selection?.selected ?? noSelection, columnVisibility },
    onColumnVisibilityChange,
    ...(selection ? { onRowSelectionChange: selection.onChange } : {}),
  });
}

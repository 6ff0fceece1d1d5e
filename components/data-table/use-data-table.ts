'use client';

import {
  functionalUpdate,
  useTable,
  type ColumnVisibilityState,
  type RowData,
  type RowSelectionState,
} from '@tanstack/react-table';
import { dataTableFeatures, type DataTableColumn, type DataTableInstance } from './table-features';

interface DataTableOptions<TRow extends RowData> {
  rows: readonly TRow[];
  /** Keep it stable (module scope or memo): a new array rebuilds the table. */
  columns: DataTableColumn<TRow>[];
  getRowId: (row: TRow) => string;
  columnVisibility: readonly [ColumnVisibilityState, (next: ColumnVisibilityState) => void];
  selectable?: boolean;
  initialSelection?: RowSelectionState;
}

/** A table's rows and columns; which rows are selected and expanded is the table's own state. */
export function useDataTable<TRow extends RowData>(options: DataTableOptions<TRow>): DataTableInstance<TRow> {
  const { rows, columns, getRowId, selectable = false } = options;
  const [columnVisibility, setColumnVisibility] = options.columnVisibility;
  return useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    getRowId,
    enableRowSelection: selectable,
    getRowCanExpand: () => true,
    autoResetExpanded: false,
    initialState: { rowSelection: options.initialSelection ?? {} },
    state: { columnVisibility },
    onColumnVisibilityChange: (updater) => setColumnVisibility(functionalUpdate(updater, columnVisibility)),
  });
}

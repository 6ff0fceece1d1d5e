'use client';

import {
  functionalUpdate,
  useTable,
  type ColumnVisibilityState,
  type RowData,
  type RowSelectionState,
  type Updater,
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
  /** Default: the table's own. */
  rowSelection?: readonly [RowSelectionState, (next: RowSelectionState) => void];
}

/** A table's rows and columns; which rows are selected and expanded is the table's own state. */
export function useDataTable<TRow extends RowData>(options: DataTableOptions<TRow>): DataTableInstance<TRow> {
  const { rows, columns, getRowId, selectable = false, rowSelection } = options;
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
    state: { columnVisibility, ...(rowSelection && { rowSelection: rowSelection[0] }) },
    ...(rowSelection && {
      onRowSelectionChange: (updater: Updater<RowSelectionState>) =>
        rowSelection[1](functionalUpdate(updater, rowSelection[0])),
    }),
    onColumnVisibilityChange: (updater) => setColumnVisibility(functionalUpdate(updater, columnVisibility)),
  });
}

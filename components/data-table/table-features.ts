import { columnVisibilityFeature, createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import type { ColumnDef, ReactTable, Row, RowData } from '@tanstack/react-table';
import type { DataTableColumnMeta } from './column-meta';

/** Sorting and paging are the server's; the table itself knows visibility and selection. */
export const dataTableFeatures = tableFeatures({
  rowSelectionFeature,
  columnVisibilityFeature,
  columnMeta: {} as DataTableColumnMeta,
});

export type DataTableFeatures = typeof dataTableFeatures;
export type DataTableInstance<TRow extends RowData> = ReactTable<DataTableFeatures, TRow>;
export type DataTableColumn<TRow extends RowData> = ColumnDef<DataTableFeatures, TRow, unknown>;
export type DataTableRow<TRow extends RowData> = Row<DataTableFeatures, TRow>;

/** Makes the columns of a table of `TRow`. */
export function dataTableColumns<TRow extends RowData>() {
  return createColumnHelper<DataTableFeatures, TRow>();
}

import { columnVisibilityFeature, createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { ColumnDef, ReactTable, Row, RowData } from '@tanstack/react-table';
import type { DataTableColumnMeta } from './column-meta';
import type { selectableFeatures } from './selectable-features';

/** Sorting and paging are the server's; the table itself knows visibility, and selection where the caller brings it. */
const plainFeatures = tableFeatures({ columnVisibilityFeature, columnMeta: {} as DataTableColumnMeta });

/** One type for both: whoever asks about the selection of a row has checked that the table is selectable. */
export type DataTableFeatures = typeof selectableFeatures;
export const dataTableFeatures = plainFeatures as unknown as DataTableFeatures;
export type DataTableInstance<TRow extends RowData> = ReactTable<DataTableFeatures, TRow>;
export type DataTableColumn<TRow extends RowData> = ColumnDef<DataTableFeatures, TRow, unknown>;
export type DataTableRow<TRow extends RowData> = Row<DataTableFeatures, TRow>;

/** Makes the columns of a table of `TRow`. */
export function dataTableColumns<TRow extends RowData>() {
  return createColumnHelper<DataTableFeatures, TRow>();
}

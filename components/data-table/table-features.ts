import { columnVisibilityFeature, createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { ColumnDef, ReactTable, Row, RowData } from '@tanstack/react-table';
import type { selectableFeatures } from './selectable-features';

export interface DataTableColumnMeta {
  /** px; a column that grows takes at least so much. */
  width: number;
  /** The column's name in words: for the columns menu and where the header is not text. */
  label: string;
  /** The sort key of the API; columns without one do not sort. */
  sortKey?: string;
  /** The order that the first click asks for; figures usually start with the largest. */
  firstOrder?: SortOrder;
  align?: 'start' | 'end';
  /** Stays in view when the table scrolls sideways; only leading columns may. */
  sticky?: boolean;
  /** Takes the width that is left. At most one column. */
  grow?: boolean;
}

export type SortOrder = 'ASC' | 'DESC';

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

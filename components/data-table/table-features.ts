import {
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
  type Row,
  type RowData,
} from '@tanstack/react-table';

export type SortOrder = 'ASC' | 'DESC';

export interface DataTableColumnMeta {
  /** px; a column that grows is at least this wide. */
  width: number;
  /** px below the `md` breakpoint, where a wide leading column would hide the next one; default: `width`. */
  narrowWidth?: number;
  /** The column's name, for the columns menu. */
  label: string;
  /** The API's sort key; columns without one do not sort. */
  sortKey?: string;
  /** Order after the first click on the header; default: ASC. */
  firstOrder?: SortOrder;
  align?: 'start' | 'end';
  /** Stays visible when the table scrolls sideways; leading columns only. */
  sticky?: boolean;
  /** Stays visible at the right edge if the card is wide enough; the last column only. */
  stickyEnd?: boolean;
  /** Shown only where the table has room for it, unless the user has asked for it. */
  whenRoom?: boolean;
  /** Takes the remaining width; at most one column. */
  grow?: boolean;
}

/** Sorting and paging are the server's; the table knows visibility, selection and expanded rows. */
export const dataTableFeatures = tableFeatures({
  rowSelectionFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  columnMeta: {} as DataTableColumnMeta,
});

export type DataTableFeatures = typeof dataTableFeatures;
export type DataTableInstance<TRow extends RowData> = ReactTable<DataTableFeatures, TRow>;
export type DataTableColumn<TRow extends RowData> = ColumnDef<DataTableFeatures, TRow, unknown>;
export type DataTableRow<TRow extends RowData> = Row<DataTableFeatures, TRow>;

export type SortOrder = 'ASC' | 'DESC';

export interface DataTableColumnMeta {
  /** px; a column that grows takes at least so much. */
  width: number;
  /** px below 768 px of window, where a wide leading column would hide the next one; `width` if left out. */
  narrowWidth?: number;
  /** The column's name in words: for the columns menu and where the header is not text. */
  label: string;
  /** The sort key of the API; columns without one do not sort. */
  sortKey?: string;
  /** The order that the first click asks for; figures usually start with the largest. */
  firstOrder?: SortOrder;
  align?: 'start' | 'end';
  /** Stays in view when the table scrolls sideways; only leading columns may. */
  sticky?: boolean;
  /** Stays in view at the other edge, where the card is wide enough for both; only the last column may. */
  stickyEnd?: boolean;
  /** Takes the width that is left. At most one column. */
  grow?: boolean;
}

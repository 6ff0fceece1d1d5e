import { createSerializer, type ParserMap, type UrlKeys } from 'nuqs/server';
import type { FilterSet } from '@/lib/filters/filter-set';
import { readFilters } from '@/lib/filters/read-filters';

/** What a list shows, as in its URL and as a view saves it. */
export interface ListView {
  filters: object;
  /** Null: those stored in the browser. */
  columns: readonly string[] | null;
  sortBy: string;
  sortOrder: string;
  /** Null: the view leaves it as it is. */
  pageSize: number | null;
}

/** A saved view of any list. */
export interface SavedView extends ListView {
  id: string;
  name: string;
  isDefault: boolean;
  columns: readonly string[];
  /** Of candidates' views: see the schema. */
  processId?: string | null;
}

/** A list with saved views. */
export interface ViewedList {
  filters: FilterSet;
  parsers: ParserMap;
  urlKeys: UrlKeys<ParserMap>;
}

/** The URL at which the list at `page` shows a saved view, to any user. */
export function viewAddress(page: string, { parsers, urlKeys }: ViewedList, view: SavedView): string {
  const { id, filters, columns, sortBy, sortOrder, pageSize } = view;
  return createSerializer(parsers, { urlKeys })(page, { ...filters, columns, sortBy, sortOrder, pageSize, view: id });
}

/** The same for equal lists. */
const canonical = (set: FilterSet, { filters, sortBy, sortOrder, columns, pageSize }: ListView) =>
  JSON.stringify([readFilters(set, { ...filters }), sortBy, sortOrder, columns?.toSorted(), pageSize]);

/** Whether the list differs from the view that was opened; columns count only where the URL names them, rows only where the view does. */
export function isChanged({ filters }: Pick<ViewedList, 'filters'>, view: SavedView, display: ListView): boolean {
  const opened = { ...view, columns: display.columns && view.columns, pageSize: view.pageSize ?? display.pageSize };
  return canonical(filters, display) !== canonical(filters, opened);
}

import { readFilters } from '@/lib/filters/filter-set';
import type { processColumns } from '@/lib/processes/enums';
import { processFilters } from '@/lib/processes/filters';
import type { ProcessFilters, ProcessSearchQuery } from '@/lib/processes/schemas';
import type { ProcessViewDto } from '@/lib/saved-views/schemas';

export type ProcessColumn = (typeof processColumns)[number];

/** What the process list shows; all of it is in the address. */
export interface ProcessListView extends Pick<ProcessSearchQuery, 'sortBy' | 'sortOrder'> {
  filters: ProcessFilters;
  /** Null: those that the browser remembers. */
  columns: ProcessColumn[] | null;
}

/** All processes, for those whose list opens with a view of their own. */
export const allProcessesAddress = '/processes?view=all';

/** The address at which the list shows a saved view, for whoever opens it. */
export function viewAddress({ id, filters, columns, sortBy, sortOrder }: ProcessViewDto): string {
  const params = new URLSearchParams({ view: id });
  for (const [name, value] of Object.entries({ ...readFilters(processFilters, filters), sortBy, sortOrder, columns })) {
    params.set(name, String(value));
  }
  return `/processes?${params}`;
}

const settled = ({ filters, sortBy, sortOrder }: Omit<ProcessListView, 'columns'>) =>
  JSON.stringify([readFilters(processFilters, filters), sortBy, sortOrder]);

/** Whether the list shows something else than the view that was opened. */
export function isChanged(view: ProcessViewDto, display: ProcessListView): boolean {
  const columns = new Set<string>(view.columns);
  const others =
    display.columns !== null &&
    (display.columns.length !== columns.size || display.columns.some((one) => !columns.has(one)));
  return others || settled(view) !== settled(display);
}

import { readFilters } from '@/lib/filters/filter-set';
import type { processColumns } from '@/lib/processes/enums';
import { processFilters } from '@/lib/processes/filters';
import type { ProcessFilters, ProcessSearchQuery } from '@/lib/processes/schemas';
import type { ProcessViewDto } from '@/lib/saved-views/schemas';

export type ProcessColumn = (typeof processColumns)[number];

/** What the process list shows, as in its URL. */
export interface ProcessListView extends Pick<ProcessSearchQuery, 'sortBy' | 'sortOrder'> {
  filters: ProcessFilters;
  /** Null: those stored in the browser. */
  columns: ProcessColumn[] | null;
}

/** All processes, also for users with a default view. */
export const allProcessesAddress = '/processes?view=all';

/** The URL at which the list shows a saved view, to any user. */
export function viewAddress({ id, filters, columns, sortBy, sortOrder }: ProcessViewDto): string {
  const params = new URLSearchParams({ view: id });
  for (const [name, value] of Object.entries({ ...readFilters(processFilters, filters), sortBy, sortOrder, columns })) {
    params.set(name, String(value));
  }
  return `/processes?${params}`;
}

/** The same for equal lists; `columns` only where both sides have them. */
const canonical = ({ filters, sortBy, sortOrder, columns }: ProcessListView) =>
  JSON.stringify([readFilters(processFilters, filters), sortBy, sortOrder, columns?.toSorted()]);

/** Whether the list differs from the view that was opened. */
export function isChanged(view: ProcessViewDto, display: ProcessListView): boolean {
  return canonical(display) !== canonical({ ...view, columns: display.columns && view.columns });
}

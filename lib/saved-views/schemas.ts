import { z } from 'zod';
import { candidateColumns, candidateSortKeys } from '@/lib/domain/candidate-enums';
import { candidateFilters } from '@/lib/domain/candidate-filters';
import { endsAfterStarts, filterBody } from '@/lib/filters/filter-schemas';
import type { FilterSet } from '@/lib/filters/filter-set';
import { pageSizes, sortOrders } from '@/lib/paging';
import { processColumns, processSortKeys } from '@/lib/domain/process-enums';
import { processFilters } from '@/lib/domain/process-filters';
import { text } from '@/lib/validation/text';

/** Views of a list per user. */
export const maxViews = 50;

/** Checked in the form and by the calls. */
export const namedViewSchema = z.object({ name: text({ max: 60 }), isDefault: z.boolean() });

/** What the calls of one list's views take and answer. Columns that a view does not name are hidden. */
function viewSchemas<S extends FilterSet, C extends string, K extends string, O extends z.ZodRawShape>(list: {
  filters: S;
  columns: readonly C[];
  sortKeys: readonly K[];
  /** What only this list's views have. */
  own: O;
}) {
  const filters = z.object(filterBody(list.filters));
  /** Null in views that were saved without: it stays as it is. */
  const pageSize = z.literal(pageSizes).nullable();
  const query = z.object({
    filters,
    columns: z.array(z.enum(list.columns)).max(100),
    sortBy: z.enum(list.sortKeys),
    sortOrder: z.enum(sortOrders),
    pageSize,
    ...list.own,
  });
  /** Only input is checked for the order of days: earlier stored rows stay readable. */
  const input = query.extend({ filters: filters.check(endsAfterStarts(list.filters)), ...namedViewSchema.shape });
  const view = query.extend({ id: z.uuid(), name: z.string(), isDefault: z.boolean() });
  return {
    /** As a default view it replaces the previous default. */
    create: input.extend({ isDefault: z.boolean().default(false), pageSize: pageSize.default(null) }),
    /** Missing fields stay unchanged. */
    update: input.partial(),
    view,
    views: z.object({ items: z.array(view) }),
    /** Columns that no longer exist are dropped, so that old views stay usable. */
    stored: query.extend({
      pageSize: pageSize.default(null),
      columns: z.array(z.string()).transform((ids) => list.columns.filter((id) => ids.includes(id))),
    }),
  };
}

/** The lists that views are saved of. */
export const savedLists = {
  PROCESSES: viewSchemas({ filters: processFilters, columns: processColumns, sortKeys: processSortKeys, own: {} }),
  CANDIDATES: viewSchemas({
    filters: candidateFilters,
    columns: candidateColumns,
    sortKeys: candidateSortKeys,
    /** The process whose criteria the filters name; null: the view suits every process. */
    own: { processId: z.uuid().nullable() },
  }),
};

export const viewParams = z.object({ viewId: z.uuid() });

export type SavedListName = keyof typeof savedLists;
export type CreateViewInput<L extends SavedListName> = z.input<(typeof savedLists)[L]['create']>;
export type UpdateViewInput<L extends SavedListName> = z.input<(typeof savedLists)[L]['update']>;
export type ViewDto<L extends SavedListName> = z.infer<(typeof savedLists)[L]['view']>;
export type ProcessViewDto = ViewDto<'PROCESSES'>;
export type CandidateViewDto = ViewDto<'CANDIDATES'>;

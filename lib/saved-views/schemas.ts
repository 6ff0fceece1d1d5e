import { z } from 'zod';
import { endsAfterStarts, filterBody } from '@/lib/filters/filter-schemas';
import { sortOrders } from '@/lib/http/paging';
import { processColumns } from '@/lib/processes/enums';
import { processFilters } from '@/lib/processes/filters';
import { processSortKeySchema } from '@/lib/processes/schemas';
import { text } from '@/lib/validation/text';

/** Views of the process list per user. */
export const maxViews = 50;

const viewFiltersSchema = z.object(filterBody(processFilters));

/** A saved view's content. Columns it does not name are hidden. */
export const savedQuerySchema = z.object({
  filters: viewFiltersSchema,
  columns: z.array(z.enum(processColumns)).max(100),
  sortBy: processSortKeySchema,
  sortOrder: z.enum(sortOrders),
});

export const viewNameSchema = text({ max: 60 });

/** Only input is checked for the order of days: earlier stored rows stay readable. */
const viewInputSchema = savedQuerySchema.extend({
  filters: viewFiltersSchema.check(endsAfterStarts(processFilters)),
});

export const createViewSchema = viewInputSchema.extend({
  name: viewNameSchema,
  /** Makes it the default; the previous default is replaced. */
  isDefault: z.boolean().default(false),
});

/** Missing fields stay unchanged. */
export const updateViewSchema = viewInputSchema.extend({ name: viewNameSchema, isDefault: z.boolean() }).partial();

export const processViewSchema = savedQuerySchema.extend({
  id: z.uuid(),
  name: z.string(),
  isDefault: z.boolean(),
});

export const processViewsSchema = z.object({ items: z.array(processViewSchema) });
export const viewParams = z.object({ viewId: z.uuid() });

export type CreateViewInput = z.input<typeof createViewSchema>;
export type UpdateViewInput = z.input<typeof updateViewSchema>;
export type ProcessViewDto = z.infer<typeof processViewSchema>;

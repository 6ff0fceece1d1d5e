import { z } from 'zod';
import { endsAfterStarts, filterBody } from '@/lib/filters/filter-schemas';
import { sortOrders } from '@/lib/http/paging';
import { processColumns } from '@/lib/processes/enums';
import { processFilters } from '@/lib/processes/filters';
import { processSortKeySchema } from '@/lib/processes/schemas';
import { text } from '@/lib/validation/text';

/** How many views of the process list one person may keep. */
export const maxViews = 50;

const viewFiltersSchema = z.object(filterBody(processFilters));

/** What a view keeps. A column that it does not name is hidden. */
export const savedQuerySchema = z.object({
  filters: viewFiltersSchema,
  columns: z.array(z.enum(processColumns)).max(100),
  sortBy: processSortKeySchema,
  sortOrder: z.enum(sortOrders),
});

export const viewNameSchema = text({ max: 60 });

/** What a person saves; a row that was stored earlier may break the order of its days and stays readable. */
const viewInputSchema = savedQuerySchema.extend({
  filters: viewFiltersSchema.check(endsAfterStarts(processFilters)),
});

export const createViewSchema = viewInputSchema.extend({
  name: viewNameSchema,
  /** The process list opens with it; the view that was the default before is so no more. */
  isDefault: z.boolean().default(false),
});

/** What is left out stays as it is. */
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

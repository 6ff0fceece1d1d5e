import { z } from 'zod';
import type { ProcessView } from '@/lib/db/generated/client';
import { processColumns } from '@/lib/processes/enums';
import { savedQuerySchema, type ProcessViewDto } from './schemas';

/** Columns that no longer exist are dropped, so that old views stay usable. */
export const storedQuerySchema = savedQuerySchema.extend({
  columns: z.array(z.string()).transform((ids) => processColumns.filter((id) => ids.includes(id))),
});

/** A saved view for the API. */
export function serializeProcessView(
  row: Pick<ProcessView, 'id' | 'name' | 'query'>,
  defaultId: string | null,
): ProcessViewDto {
  return { id: row.id, name: row.name, isDefault: row.id === defaultId, ...storedQuerySchema.parse(row.query) };
}

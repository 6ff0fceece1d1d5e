import type { ProcessView } from '@/lib/db/generated/client';
import { savedQuerySchema, type ProcessViewDto } from './schemas';

/** A saved view as the API answers it. */
export function serializeProcessView(
  row: Pick<ProcessView, 'id' | 'name' | 'query'>,
  defaultId: string | null,
): ProcessViewDto {
  return { id: row.id, name: row.name, isDefault: row.id === defaultId, ...savedQuerySchema.parse(row.query) };
}

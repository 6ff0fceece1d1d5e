import type { SavedView } from '@/lib/db/generated/client';
import { savedLists, type SavedListName, type ViewDto } from './schemas';

/** A saved view for the API. */
export function serializeView<L extends SavedListName>(
  list: L,
  row: Pick<SavedView, 'id' | 'name' | 'query'>,
  defaultId: string | null,
): ViewDto<L> {
  const query = savedLists[list].stored.parse(row.query);
  return { id: row.id, name: row.name, isDefault: row.id === defaultId, ...query } as ViewDto<L>;
}

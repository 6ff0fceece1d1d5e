import { database } from '@/lib/db/client';
import type { CandidateListItem } from './schemas';
import { listItemSelect, serializeListItem } from './serialize-list-item';

/** The rows of the candidate list for these ids, in their order; ids of deleted candidates are skipped. */
export async function loadListItems(ids: readonly string[]): Promise<CandidateListItem[]> {
  if (ids.length === 0) return [];
  const rows = await database().candidate.findMany({ where: { id: { in: [...ids] } }, select: listItemSelect });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [serializeListItem(row)] : [];
  });
}

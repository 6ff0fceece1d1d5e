import { createHash, randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { candidateOrder, candidateWhere } from './candidate-search-sql';
import { listItemSelect, serializeListItem } from './serialize-list-item';
import type { CandidateFilters, CandidateListItem, CandidateSearchAnswer, CandidateSearchQuery } from './schemas';

export interface SearchCandidatesInput {
  processId: string;
  query: CandidateSearchQuery;
  filters: CandidateFilters;
}

interface SearchSlice {
  searchId: string;
  totalItems: number;
  pageIds: string[];
}

/**
 * A page of a process's candidates. A new search stores the order of all its candidates, so that paging and
 * NEXT/PREV walk the same list while scores and statuses change; `newSearch: false` with its id pages through it.
 *
 * @throws AppError `process.not-found`, `search.not-found`
 */
export async function searchCandidates(
  actor: PersonActor,
  input: SearchCandidatesInput,
): Promise<CandidateSearchAnswer> {
  requirePermission(actor, 'candidate:read');
  const { query } = input;
  const isPaging = !query.newSearch && query.searchId !== undefined;
  const slice = isPaging ? await readSearch(actor, input) : await writeSearch(actor, input);
  return {
    items: await loadListItems(slice.pageIds),
    page: query.page,
    pageSize: query.pageSize,
    totalItems: slice.totalItems,
    totalPages: Math.ceil(slice.totalItems / query.pageSize),
    searchId: slice.searchId,
  };
}

async function readSearch(actor: PersonActor, { processId, query }: SearchCandidatesInput): Promise<SearchSlice> {
  const from = (query.page - 1) * query.pageSize + 1;
  const rows = await database().$queryRaw<SearchSlice[]>`
    UPDATE candidate_search SET used_at = now()
    WHERE id = ${query.searchId}::uuid AND process_id = ${processId}::uuid AND user_id = ${actor.userId}::uuid
    RETURNING id AS "searchId", cardinality(candidate_ids) AS "totalItems",
      candidate_ids[${from}::int : ${from + query.pageSize - 1}::int] AS "pageIds"`;
  const slice = rows[0];
  if (!slice) throw new AppError('search.not-found');
  return slice;
}

/**
 * One statement finds, orders, stores and answers the page. The same person asking the same again takes the row
 * over, and an unchanged order is not written anew.
 */
async function writeSearch(
  actor: PersonActor,
  { processId, query, filters }: SearchCandidatesInput,
): Promise<SearchSlice> {
  const asked = JSON.stringify({ filters, sortBy: query.sortBy, sortOrder: query.sortOrder });
  const fingerprint = createHash('sha256').update(asked).digest('base64url');
  const from = (query.page - 1) * query.pageSize + 1;
  const rows = await database().$queryRaw<SearchSlice[]>`
    INSERT INTO candidate_search AS s
      (id, process_id, user_id, fingerprint, filters, sort_by, sort_order, candidate_ids)
    SELECT ${randomUUID()}::uuid, p.id, ${actor.userId}::uuid, ${fingerprint}, ${JSON.stringify(filters)}::jsonb,
      ${query.sortBy}, ${query.sortOrder},
      ARRAY(SELECT c.id FROM candidate c WHERE ${candidateWhere(processId, filters)}
        ORDER BY ${candidateOrder(query.sortBy, query.sortOrder)})
    FROM process p WHERE p.id = ${processId}::uuid
    ON CONFLICT (process_id, user_id, fingerprint) DO UPDATE SET
      used_at = now(),
      candidate_ids = CASE WHEN s.candidate_ids = EXCLUDED.candidate_ids THEN s.candidate_ids
                           ELSE EXCLUDED.candidate_ids END
    RETURNING s.id AS "searchId", cardinality(s.candidate_ids) AS "totalItems",
      s.candidate_ids[${from}::int : ${from + query.pageSize - 1}::int] AS "pageIds"`;
  const slice = rows[0];
  if (!slice) throw new AppError('process.not-found');
  return slice;
}

async function loadListItems(ids: string[]): Promise<CandidateListItem[]> {
  const rows = await database().candidate.findMany({ where: { id: { in: ids } }, select: listItemSelect });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [serializeListItem(row)] : [];
  });
}

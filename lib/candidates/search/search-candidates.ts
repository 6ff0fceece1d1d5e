import { createHash, randomUUID } from 'node:crypto';
import { recordLook } from '@/lib/audit/record-look';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { readFilters } from '@/lib/filters/read-filters';
import { hiddenSortKeys } from '@/lib/domain/candidate-enums';
import { candidateOrder, candidateWhere, type SearchScope } from './filter-sql';
import { candidateFilters, hiddenFilters } from '@/lib/domain/candidate-filters';
import { filterNames } from './filter-names';
import { fewFound, findSimilarNames } from './find-similar-names';
import { loadListItems } from './load-list-items';
import { markSearchUsed } from './mark-search-used';
import type {
  CandidateFilters,
  CandidateListItem,
  CandidateSearchAnswer,
  CandidateSearchQuery,
} from '@/lib/domain/candidate-schemas';
import type { KnownPerson } from '../blind/blind-mask';
import { hidesScoreFrom, hidesVerdictsFrom, isForPeople } from '../hidden-score/hidden-score';
import { hiddenIdentity } from '../blind/blind-sql';
import { maskHit } from '../blind/mask-hit';
import { searchWords, wordForms } from './word-forms';

export interface SearchCandidatesInput {
  processId: string;
  query: CandidateSearchQuery;
  filters: CandidateFilters;
}

interface SearchSlice {
  searchId: string;
  totalItems: number;
  /** The last ones of the search, who are only called something like the phrase. */
  similarCount: number;
  pageIds: string[];
}

/** Stored searches per user, over all processes; a new one deletes the surplus. */
export const maxStoredSearches = 100;
/** So many of the newest searches are kept even when nobody used them. */
const keptNewest = 10;
/** At most so many candidates with similar names are added after those that the phrase finds. */
const maxSimilar = 20;

/**
 * A page of a process's candidates. A new search stores the order of all its candidates, so that paging and NEXT/PREV
 * use the same list while scores and statuses change; `newSearch: false` with its id pages through it. A stored search
 * never changes (docs/decisions/0022).
 *
 * @throws AppError `process.not-found`, `search.not-found`; `search.hidden-field` in a blind process
 */
export async function searchCandidates(
  actor: PersonActor,
  input: SearchCandidatesInput,
): Promise<CandidateSearchAnswer> {
  requirePermission(actor, 'candidate:read');
  await requireProcess(database(), actor, input.processId);
  const { query } = input;
  const isPaging = !query.newSearch && query.searchId !== undefined;
  const slice = isPaging ? await readSearch(actor, input) : await writeSearch(actor, input);
  const filters = readFilters(candidateFilters, input.filters);
  const phrase = filters.searchPhrase ?? '';
  await recordLook(actor, 'process.candidates-listed', {
    processId: input.processId,
    count: slice.totalItems,
    filters: filterNames(filters),
  });
  return {
    ...shareLabels(await loadListItems(actor, slice.pageIds)),
    hits: await findHits(slice.pageIds, phrase),
    similar: similarOf(slice, query),
    page: query.page,
    pageSize: query.pageSize,
    totalItems: slice.totalItems,
    totalPages: Math.ceil(slice.totalItems / query.pageSize),
    searchId: slice.searchId,
  };
}

/** Moves the criteria's labels out of the rows; a verdict keeps its own where its analysis had another. */
function shareLabels(rows: CandidateListItem[]): Pick<CandidateSearchAnswer, 'items' | 'criteria'> {
  const criteria: Record<string, string> = {};
  const items = rows.map((row) => ({
    ...row,
    verdicts: row.verdicts.map(({ label, ...mark }) => {
      criteria[mark.criterionId] ??= label ?? '';
      return criteria[mark.criterionId] === label ? mark : { ...mark, label };
    }),
  }));
  return { items, criteria };
}

async function readSearch(actor: PersonActor, { processId, query }: SearchCandidatesInput): Promise<SearchSlice> {
  const from = (query.page - 1) * query.pageSize + 1;
  const rows = await database().$queryRaw<SearchSlice[]>`
    SELECT id AS "searchId", cardinality(candidate_ids) AS "totalItems",
      similar_count AS "similarCount", candidate_ids[${from}::int : ${from + query.pageSize - 1}::int] AS "pageIds"
    FROM candidate_search
    WHERE id = ${query.searchId}::uuid AND process_id = ${processId}::uuid AND user_id = ${actor.userId}::uuid`;
  const slice = rows[0];
  if (!slice) throw new AppError('search.not-found');
  await markSearchUsed(slice.searchId);
  return slice;
}

/** Those of the page who are only called something like the phrase. */
function similarOf(
  { pageIds, totalItems, similarCount }: SearchSlice,
  { page, pageSize }: CandidateSearchQuery,
): string[] {
  const firstSimilar = totalItems - similarCount - (page - 1) * pageSize;
  return pageIds.slice(Math.max(0, firstSimilar));
}

/** A new search; where the phrase finds few, who is called something like it comes after them. */
async function writeSearch(actor: PersonActor, input: SearchCandidatesInput): Promise<SearchSlice> {
  const { processId, query } = input;
  const filters = readFilters(candidateFilters, input.filters);
  const scope = await getSearchScope(actor, processId);
  if (scope.blindMode) refuseHidden(query.sortBy, filters);
  const search = { actor, scope, query, filters };
  const found = Prisma.sql`ARRAY(
    SELECT c.id FROM candidate c WHERE ${candidateWhere(scope, filters)}
    ORDER BY ${candidateOrder(scope, query)})`;
  const { searchPhrase, ...others } = filters;
  if (!searchPhrase) return storeSearch(search, found);
  const [row] = await database().$queryRaw<{ ids: string[] }[]>`SELECT ${found} AS ids`;
  const exact = row?.ids ?? [];
  const where = Prisma.sql`${candidateWhere(scope, others)} AND c.id <> ALL(${exact}::uuid[])`;
  const similar = exact.length < fewFound ? await findSimilarNames(searchPhrase, { where, limit: maxSimilar }) : [];
  return storeSearch(search, Prisma.sql`${[...exact, ...similar]}::uuid[]`, similar.length);
}

interface NewSearch {
  actor: PersonActor;
  scope: SearchScope;
  query: CandidateSearchQuery;
  filters: CandidateFilters;
}

/**
 * Stores a search and returns its page, in one statement. A stored search is never updated: another
 * order is another row. One with the same ids is reused, so that reloading a page adds none.
 *
 * @param ids an array of ids, or the query that finds them; the last `similarCount` are only called something like the phrase
 */
async function storeSearch(
  { actor, scope: { processId }, query, filters }: NewSearch,
  ids: Prisma.Sql,
  similarCount = 0,
): Promise<SearchSlice> {
  const search = JSON.stringify({ filters, sortBy: query.sortBy, sortOrder: query.sortOrder });
  const fingerprint = createHash('sha256').update(search).digest('base64url');
  const from = (query.page - 1) * query.pageSize + 1;
  const rows = await database().$queryRaw<(SearchSlice & { isNew: boolean })[]>`
    WITH found AS (
      SELECT p.id AS process_id, ${ids} AS candidate_ids FROM process p WHERE p.id = ${processId}::uuid
    ), same AS (
      SELECT s.id FROM candidate_search s JOIN found f ON f.candidate_ids = s.candidate_ids
      WHERE s.user_id = ${actor.userId}::uuid AND s.process_id = ${processId}::uuid AND s.fingerprint = ${fingerprint}
        AND s.similar_count = ${similarCount}
      LIMIT 1
    ), added AS (
      INSERT INTO candidate_search (id, process_id, user_id, fingerprint, filters, sort_by, sort_order, candidate_ids,
        similar_count)
      SELECT ${randomUUID()}::uuid, f.process_id, ${actor.userId}::uuid, ${fingerprint}, ${JSON.stringify(filters)}::jsonb,
        ${query.sortBy}, ${query.sortOrder}, f.candidate_ids, ${similarCount}::int
      FROM found f WHERE NOT EXISTS (SELECT FROM same) RETURNING id
    )
    SELECT coalesce(same.id, added.id) AS "searchId", added.id IS NOT NULL AS "isNew",
      cardinality(f.candidate_ids) AS "totalItems", ${similarCount}::int AS "similarCount",
      f.candidate_ids[${from}::int : ${from + query.pageSize - 1}::int] AS "pageIds"
    FROM found f LEFT JOIN same ON true LEFT JOIN added ON true`;
  const slice = rows[0];
  if (!slice) throw new AppError('process.not-found');
  if (slice.isNew) await dropSurplusSearches(actor);
  else await markSearchUsed(slice.searchId);
  return slice;
}

/** What a blind process hides neither orders nor narrows its list. @throws AppError `search.hidden-field` */
function refuseHidden(sortBy: CandidateSearchQuery['sortBy'], filters: CandidateFilters): void {
  const isHidden = hiddenSortKeys.includes(sortBy) || hiddenFilters.some((key) => filters[key] !== undefined);
  if (isHidden) throw new AppError('search.hidden-field');
}

/** @throws AppError `process.not-found` */
async function getSearchScope(actor: PersonActor, processId: string): Promise<SearchScope> {
  const process = await database().process.findUnique({
    where: { id: processId },
    select: { blindMode: true, hidesScore: true, calibrationSince: true },
  });
  if (!process) throw new AppError('process.not-found');
  const { blindMode, hidesScore, calibrationSince } = process;
  return {
    processId,
    userId: actor.userId,
    blindMode,
    hidesScore: calibrationSince || (hidesScore && isForPeople(actor)) ? hidesScoreFrom(actor) : null,
    hidesVerdicts: calibrationSince && hidesVerdictsFrom(actor),
  };
}

/** Keeps the newest searches, which are on a screen, then those that were paged or walked through before the others. */
async function dropSurplusSearches(actor: PersonActor): Promise<void> {
  await database().$executeRaw`
    WITH own AS (
      SELECT id, used_at, created_at, row_number() OVER (ORDER BY created_at DESC) <= ${keptNewest}::int AS is_new
      FROM candidate_search WHERE user_id = ${actor.userId}::uuid
    )
    DELETE FROM candidate_search WHERE id IN (
      SELECT id FROM own ORDER BY is_new DESC, used_at > created_at DESC, used_at DESC, id DESC
      OFFSET ${maxStoredSearches})`;
}

/** Characters shown before and after a hit. */
const around = 70;

interface HitRow extends KnownPerson {
  id: string;
  isHidden: boolean;
  before: string;
  match: string;
  after: string;
}

/** No letter, digit or sign that is part of a word, as in C++. */
const edge = '[^[:alnum:]+#]';

/**
 * Where a phrase stands in the CVs: for each candidate the first place of any of its words, with the text around it.
 * Personal data in it is masked; of a hidden candidate the name as well, as it is known besides the CV.
 */
async function findHits(ids: readonly string[], phrase: string): Promise<CandidateSearchAnswer['hits']> {
  const forms = searchWords(phrase).flatMap(wordForms);
  if (forms.length === 0 || ids.length === 0) return {};
  const pattern = `(^|${edge})(${forms.map((form) => form.replace(/[^a-z0-9]/g, '\\$&')).join('|')})(${edge}|$)`;
  const rows = await database().$queryRaw<HitRow[]>`
    SELECT found.id, "isHidden", "firstName", "lastName", city, substr(found.text, greatest(1, start - ${around}::int), least(${around}::int, start - 1)) AS before,
      substr(found.text, start, stop - start) AS match, substr(found.text, stop, ${around}::int) AS after
    FROM (
      SELECT c.id, ${hiddenIdentity} AS "isHidden", c.first_name AS "firstName", c.last_name AS "lastName", c.city, t.text, regexp_instr(fold_text(t.text), ${pattern}, 1, 1, 0, '', 2) AS start,
        regexp_instr(fold_text(t.text), ${pattern}, 1, 1, 1, '', 2) AS stop
      FROM candidate c JOIN process p ON p.id = c.process_id JOIN cv_search_text t ON t.sha256 = c.cv_sha256
      WHERE c.id = ANY(${ids}::uuid[]) AND t.words @@ ${forms.map((form) => `'${form}'`).join(' | ')}::tsquery
    ) found WHERE start > 0`;
  const hits = rows.flatMap(({ id, isHidden, before, match, after, ...person }) => {
    const hit = { before, match, after };
    const shown = isHidden ? maskHit(hit, person) : hit;
    return shown ? [[id, shown] as const] : [];
  });
  return Object.fromEntries(hits);
}

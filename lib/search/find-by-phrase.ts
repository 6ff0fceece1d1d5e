import { recordLook } from '@/lib/audit/record-look';
import { actorMay, requirePermission, type Actor } from '@/lib/auth/actor';
import { visibleProcessSql } from '@/lib/auth/process-access';
import { findHiddenScores } from '@/lib/candidates/hidden-score/hidden-score';
import { fewFound, findSimilarNames } from '@/lib/candidates/search/find-similar-names';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { countCandidates } from '@/lib/process-rows/get-process-row';
import { displayStatus } from '@/lib/domain/process-status';
import { parseOwnId } from '@/lib/domain/own-id';
import { parsePhrase } from './phrase';
import { candidateByOwnId, candidatesByIds, candidatesByPhrase, processesByPhrase } from './quick-search-sql';
import type { FoundCandidate, FoundProcess, QuickSearchAnswer, QuickSearchQuery } from './schemas';

/**
 * Processes and candidates matching a phrase, best first: the exact number (`12`, `#12`), then names that begin with
 * it, then names and other text that contain all its words. A candidate's id (`3-12`) finds only this candidate, an
 * e-mail address or a phone number only the candidates who have it. If few are found, candidates with similar names
 * come last. A token without the scope `candidate:read` finds only processes. Polish diacritics are ignored; `%` and
 * `_` are literal.
 *
 * @param query `phrase` 1..100 characters; `limit` 1..20, of each kind
 * @throws AppError `permission.denied`, `token.scope-missing` for `process:read`
 */
export async function findByPhrase(actor: Actor, query: QuickSearchQuery): Promise<QuickSearchAnswer> {
  requirePermission(actor, 'process:read');
  const phrase = parsePhrase(query.phrase);
  const visible = visibleProcessSql(actor, Prisma.sql`p.id`);
  const [processes, candidates] = await Promise.all([
    database().$queryRaw<FoundProcess[]>(processesByPhrase(phrase, query.limit, visible)),
    actorMay(actor, 'candidate:read') ? findCandidates(query, visible) : [],
  ]);
  if (candidates.length > 0) {
    await recordLook(actor, 'search.candidates-found', { count: candidates.length, filters: ['text search'] });
  }
  const hidden = await findHiddenScores(
    actor,
    candidates.map(({ id }) => id),
  );
  const counts = await countCandidates(
    database(),
    processes.map(({ id }) => id),
  );
  return {
    processes: processes.map((process) => ({
      ...process,
      status: displayStatus(process.status, counts.get(process.id)),
    })),
    candidates: candidates.map((one) => (hidden.has(one.id) ? { ...one, matchScore: null } : one)),
  };
}

/** Candidates by their id, otherwise by the phrase; if few are found, those with similar names come after them. */
async function findCandidates(
  { phrase: typed, limit }: QuickSearchQuery,
  visible: Prisma.Sql,
): Promise<FoundCandidate[]> {
  const db = database();
  const ownId = parseOwnId(typed);
  const own = ownId ? await db.$queryRaw<FoundCandidate[]>(candidateByOwnId(ownId, visible)) : [];
  if (own.length > 0) return own;
  const exact = await db.$queryRaw<FoundCandidate[]>(candidatesByPhrase(parsePhrase(typed), limit, visible));
  const free = Math.min(limit, fewFound) - exact.length;
  if (free <= 0) return exact;
  const where = Prisma.sql`${visible} AND c.id <> ALL(${exact.map(({ id }) => id)}::uuid[])`;
  const ids = await findSimilarNames(typed, { where, limit: free });
  if (ids.length === 0) return exact;
  const similar = await db.$queryRaw<FoundCandidate[]>(candidatesByIds(ids));
  return [...exact, ...similar.map((candidate) => ({ ...candidate, isSimilar: true as const }))];
}

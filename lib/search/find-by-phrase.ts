import { recordLook } from '@/lib/audit/record-look';
import { actorMay, requirePermission, type Actor } from '@/lib/auth/actor';
import { visibleProcessSql } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { countCandidates } from '@/lib/process-rows/get-process-row';
import { displayStatus } from '@/lib/domain/process-status';
import { parseOwnId } from '@/lib/domain/own-id';
import { parsePhrase } from './phrase';
import { candidateByOwnId, candidatesByPhrase, processesByPhrase } from './quick-search-sql';
import type { FoundCandidate, FoundProcess, QuickSearchAnswer, QuickSearchQuery } from './schemas';

/**
 * Processes and candidates matching a phrase, best first: the exact number (`12`, `#12`), then names that begin with
 * it, then names and other text that contain all its words. An own identifier (`3-12`) finds its candidate alone. A token without the scope
 * `candidate:read` finds processes alone. Ignores Polish diacritics; `%` and `_` are literal.
 *
 * @param query `phrase` 1..100 characters; `limit` 1..20, of each kind
 * @throws AppError `permission.denied`, `token.scope-missing` for `process:read`
 */
export async function findByPhrase(actor: Actor, query: QuickSearchQuery): Promise<QuickSearchAnswer> {
  requirePermission(actor, 'process:read');
  const phrase = parsePhrase(query.phrase);
  const visible = visibleProcessSql(actor, Prisma.sql`p.id`);
  const ownId = parseOwnId(query.phrase);
  const candidatesSql = ownId ? candidateByOwnId(ownId, visible) : candidatesByPhrase(phrase, query.limit, visible);
  const [processes, candidates] = await Promise.all([
    database().$queryRaw<FoundProcess[]>(processesByPhrase(phrase, query.limit, visible)),
    actorMay(actor, 'candidate:read') ? database().$queryRaw<FoundCandidate[]>(candidatesSql) : [],
  ]);
  if (candidates.length > 0) {
    await recordLook(actor, 'search.candidates-found', { count: candidates.length, filters: ['text search'] });
  }
  const counts = await countCandidates(
    database(),
    processes.map(({ id }) => id),
  );
  return {
    processes: processes.map((process) => ({
      ...process,
      status: displayStatus(process.status, counts.get(process.id)),
    })),
    candidates,
  };
}

import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { markSearchUsed } from './mark-search-used';
import { toReview } from './to-review-sql';
import type { NextCandidate, Reviewed } from '@/lib/domain/candidate-schemas';

export interface NextCandidateInput {
  processId: string;
  /** A candidate of the search. */
  candidateId: string;
  searchId: string;
  candidateDirection: 'NEXT' | 'PREV';
  /** 1-based position in the search. */
  currentPosition: number;
  /** Skips who is not to be reviewed. */
  undecided?: boolean;
}

interface FoundNeighbour {
  total: number;
  isFound: boolean;
  candidateId: string | null;
  position: number | null;
}

/** How the candidates of a search were decided about. */
async function countReviewed(searchId: string): Promise<Reviewed> {
  const [counts] = await database().$queryRaw<Reviewed[]>`
    SELECT count(*) FILTER (WHERE c.decision = 'ADVANCE')::int AS "ADVANCE",
      count(*) FILTER (WHERE c.decision = 'HOLD')::int AS "HOLD",
      count(*) FILTER (WHERE c.decision = 'REJECT')::int AS "REJECT"
    FROM candidate_search s JOIN candidate c ON c.id = ANY(s.candidate_ids) AND c.process_id = s.process_id
    WHERE s.id = ${searchId}::uuid`;
  return counts ?? { ADVANCE: 0, HOLD: 0, REJECT: 0 };
}

/**
 * The neighbour within a search, skipping deleted candidates; null at the ends.
 *
 * @throws AppError `search.not-found` unless it is the actor's own search in this process, `candidate.not-found` if the
 *   candidate is not in it
 */
export async function findNextCandidate(actor: PersonActor, input: NextCandidateInput): Promise<NextCandidate> {
  requirePermission(actor, 'candidate:read');
  const step = input.candidateDirection === 'NEXT' ? 1 : -1;
  const rows = await database().$queryRaw<FoundNeighbour[]>`
    SELECT cardinality(s.candidate_ids) AS total, ${input.candidateId}::uuid = ANY(s.candidate_ids) AS "isFound", found.id AS "candidateId", found.position::int AS position
    FROM candidate_search s
    LEFT JOIN LATERAL (
      SELECT c.id, o.position FROM unnest(s.candidate_ids) WITH ORDINALITY AS o(id, position)
      JOIN candidate c ON c.id = o.id AND c.process_id = s.process_id
      WHERE (o.position - ${input.currentPosition}::int) * ${step}::int > 0
        AND ${input.undecided ? toReview() : Prisma.sql`TRUE`}
      ORDER BY o.position * ${step}::int LIMIT 1
    ) AS found ON true
    WHERE s.id = ${input.searchId}::uuid AND s.process_id = ${input.processId}::uuid
      AND s.user_id = ${actor.userId}::uuid`;
  const row = rows[0];
  if (!row) throw new AppError('search.not-found');
  if (!row.isFound) throw new AppError('candidate.not-found');
  await markSearchUsed(input.searchId);
  return {
    reviewed: input.undecided ? await countReviewed(input.searchId) : null,
    candidateId: row.candidateId,
    position: row.position ?? input.currentPosition,
    total: row.total,
  };
}

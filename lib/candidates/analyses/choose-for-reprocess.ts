import type { Db } from '@/lib/db/client';
import type { CandidateStatus } from '@/lib/db/generated/enums';
import { refuseUnknown } from '../rows/refuse-unknown';
import type { SelectedAnswer } from '@/lib/domain/candidate-review-schemas';
import type { BulkAnswer } from '@/lib/domain/candidate-schemas';
import { mayReprocessInBulk } from '@/lib/domain/candidate-status';

/**
 * Sorts candidates of a process into those whom an analysis in bulk takes, and those refused: by their status
 * (docs/specification.md, Candidate), or because they asked that no program judges them.
 *
 * @param ids of them; null: all of the process
 */
export async function sortForReprocess(db: Db, processId: string, ids: string[] | null = null): Promise<BulkAnswer> {
  const rows = await db.$queryRaw<{ id: string; ordinalNumber: number; status: CandidateStatus; isOutOfIt: boolean }[]>`
    SELECT c.id, c.ordinal_number AS "ordinalNumber", c.status::text AS status,
      EXISTS (SELECT FROM candidate_privacy v WHERE v.candidate_id = c.id AND v.not_by_program_at IS NOT NULL) AS "isOutOfIt"
    FROM candidate c
    WHERE c.process_id = ${processId}::uuid AND (${ids}::uuid[] IS NULL OR c.id = ANY(${ids}::uuid[]))
    ORDER BY c.ordinal_number`;
  const answer: BulkAnswer = { accepted: [], refused: [] };
  for (const { id, ordinalNumber, status, isOutOfIt } of rows) {
    const reason = isOutOfIt ? 'NOT_BY_PROGRAM' : status;
    if (reason !== 'NOT_BY_PROGRAM' && mayReprocessInBulk(reason)) answer.accepted.push(id);
    else answer.refused.push({ candidateId: id, ordinalNumber, reason });
  }
  return answer;
}

/** The same of chosen candidates; unknown ones are refused. */
export async function chooseForReprocess(
  db: Db,
  { processId, ids }: { processId: string; ids: string[] },
): Promise<SelectedAnswer> {
  const { accepted, refused } = await sortForReprocess(db, processId, ids);
  const known = [...accepted, ...refused.map(({ candidateId }) => candidateId)].map((id) => ({ id }));
  return { accepted, refused: [...refused, ...refuseUnknown(ids, known)] };
}

import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { refuseUnknown } from '../rows/refuse-unknown';
import type { SelectedAnswer } from '@/lib/domain/candidate-review-schemas';
import type { BulkAnswer } from '@/lib/domain/candidate-schemas';
import { mayReprocessInBulk } from '@/lib/domain/candidate-status';

/**
 * Sorts candidates of a process into those whom an analysis in bulk takes, and those refused: by their status
 * (docs/specification.md, Candidate), or because they asked that no program judges them.
 *
 * @param where of them, within the process; by default all
 */
export async function sortForReprocess(
  db: Db,
  processId: string,
  where: Prisma.CandidateWhereInput = {},
): Promise<BulkAnswer> {
  const rows = await db.candidate.findMany({
    where: { AND: [{ processId }, where] },
    orderBy: { ordinalNumber: 'asc' },
    select: { id: true, ordinalNumber: true, status: true, privacy: { select: { notByProgramAt: true } } },
  });
  const answer: BulkAnswer = { accepted: [], refused: [] };
  for (const { id, ordinalNumber, status, privacy } of rows) {
    const reason = privacy?.notByProgramAt ? 'NOT_BY_PROGRAM' : status;
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
  const { accepted, refused } = await sortForReprocess(db, processId, { id: { in: ids } });
  const known = [...accepted, ...refused.map(({ candidateId }) => candidateId)].map((id) => ({ id }));
  return { accepted, refused: [...refused, ...refuseUnknown(ids, known)] };
}

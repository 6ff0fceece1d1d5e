import { type PersonActor, requirePermission } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import type { AtsApplication } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import type { CandidateChoice, EraseManyAnswer } from '@/lib/domain/candidate-review-schemas';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { chooseCandidates } from '../rows/choose-candidates';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { lockCandidates } from '../rows/lock-candidates';
import { refuseUnknown } from '../rows/refuse-unknown';
import { erasePersonalData } from './erase-personal-data';

const timeoutMs = 60_000;

/** Whether the person is in the ATS still, so that the next synchronisation would bring them back. */
export const isKeptByAts = ({
  atsApplication,
}: {
  atsApplication: Pick<AtsApplication, 'goneAt' | 'departure' | 'given'> | null;
}) =>
  atsApplication !== null &&
  !atsApplication.given &&
  atsApplication.goneAt === null &&
  atsApplication.departure === null;

/** Sorts chosen candidates into those that can be erased, and those whom the ATS keeps. */
export async function chooseForErasure(db: Db, processId: string, ids: string[]): Promise<EraseManyAnswer> {
  const rows = await db.candidate.findMany({
    where: { processId, id: { in: ids } },
    orderBy: { ordinalNumber: 'asc' },
    select: {
      id: true,
      ordinalNumber: true,
      atsApplication: { select: { goneAt: true, departure: true, given: true } },
    },
  });
  const kept = rows.filter(isKeptByAts).map(({ id, ordinalNumber }) => {
    return { candidateId: id, ordinalNumber, reason: 'KEPT_BY_ATS' as const };
  });
  return {
    accepted: rows.filter((row) => !isKeptByAts(row)).map(({ id }) => id),
    refused: [...kept, ...refuseUnknown(ids, rows)],
  };
}

/**
 * Erases several candidates, and answers with those refused: who is in the ATS would come back, because erasure follows it.
 *
 * @throws AppError `process.not-found`, `search.not-found`
 */
export async function eraseChosenCandidates(
  actor: PersonActor,
  { processId, choice }: { processId: string; choice: CandidateChoice },
): Promise<EraseManyAnswer> {
  requirePermission(actor, 'administration');
  return transaction(
    async (db) => {
      await lockProcess(db, processId);
      const ids = await chooseCandidates(db, actor, { processId, choice });
      await lockCandidates(db, processId, ids);
      const answer = await chooseForErasure(db, processId, ids);
      const candidateIds = answer.accepted;
      if (candidateIds.length > 0)
        await erasePersonalData(db, actor, { processId, candidateIds, rows: 'go', reason: 'deleted' });
      return answer;
    },
    { timeoutMs },
  );
}

/**
 * Erases one candidate.
 *
 * @throws AppError `candidate.not-found`; `candidate.kept-by-ats` for one who is in the ATS, because erasure follows it
 */
export async function eraseCandidate(actor: PersonActor, { processId, candidateId }: CandidatePlace): Promise<void> {
  const choice = { candidateIds: [candidateId] };
  const { refused } = await eraseChosenCandidates(actor, { processId, choice });
  if (refused[0])
    throw new AppError(refused[0].reason === 'KEPT_BY_ATS' ? 'candidate.kept-by-ats' : 'candidate.not-found');
}

import { type PersonActor, requirePermission } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
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

/** Sorts chosen candidates into those who are there, and ids of nobody. */
export async function chooseForErasure(db: Db, processId: string, ids: string[]): Promise<EraseManyAnswer> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM candidate WHERE process_id = ${processId}::uuid AND id = ANY(${ids}::uuid[]) ORDER BY ordinal_number`;
  return { accepted: rows.map(({ id }) => id), refused: refuseUnknown(ids, rows) };
}

/**
 * Erases several candidates, and answers with those who are not there. Who is in an ATS stays there, and a keyed hash keeps
 * them from coming back (`setTombstones`).
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
 * @throws AppError `candidate.not-found`
 */
export async function eraseCandidate(actor: PersonActor, { processId, candidateId }: CandidatePlace): Promise<void> {
  const choice = { candidateIds: [candidateId] };
  const { refused } = await eraseChosenCandidates(actor, { processId, choice });
  if (refused.length > 0) throw new AppError('candidate.not-found');
}

import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { chooseCandidates } from '../rows/choose-candidates';
import { chooseForErasure } from './choose-for-erasure';
import { eraseRows } from './erase-rows';
import { lockCandidates } from '../rows/lock-candidates';
import type { CandidateChoice, EraseManyAnswer } from '@/lib/domain/candidate-review-schemas';

const timeoutMs = 60_000;

/**
 * Erases several candidates, and answers with those refused: who is in the ATS would come back, because erasure follows it.
 *
 * @throws AppError `process.not-found`, `search.not-found`
 */
export async function eraseCandidates(
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
      if (answer.accepted.length > 0) await eraseRows(db, actor, processId, answer.accepted);
      return answer;
    },
    { timeoutMs },
  );
}

import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { requireActiveProcess } from '@/lib/process-rows/require-active-process';
import { chooseCandidates } from '../rows/choose-candidates';
import { chooseForReprocess } from './choose-for-reprocess';
import type { ReprocessSelected, SelectedAnswer } from '@/lib/domain/candidate-review-schemas';

const timeoutMs = 60_000;

/**
 * Analyses chosen candidates again whose status allows it in bulk, and returns those refused
 * (docs/specification.md, Candidate). The analyses start after the response.
 *
 * @param input `fresh`: judge again instead of reusing stored verdicts of equal input
 * @throws AppError `process.not-found`, `search.not-found`, and those of `requireActiveProcess`
 */
export async function reprocessSelectedCandidates(
  actor: PersonActor,
  { processId, input }: { processId: string; input: ReprocessSelected },
): Promise<SelectedAnswer> {
  requirePermission(actor, 'candidate:analyse');
  const { fresh, ...choice } = input;
  const answer = await transaction(
    async (db) => {
      await lockProcess(db, processId);
      const { status } = await getProcessRow(db, processId);
      requireActiveProcess(status);
      const ids = await chooseCandidates(db, actor, { processId, choice });
      const { accepted, refused } = await chooseForReprocess(db, { processId, ids });
      await requestAnalyses(db, actor, accepted, { fresh });
      const facts = { accepted: accepted.length, refused: refused.length, fresh };
      await recordAudit(db, actor, 'process.candidates-reprocessed', { processId, ...facts });
      return { accepted, refused };
    },
    { timeoutMs },
  );
  sendOutboxSoon();
  return answer;
}

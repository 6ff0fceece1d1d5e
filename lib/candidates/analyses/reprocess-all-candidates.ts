import type { Actor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { requireActiveProcess } from '@/lib/process-rows/require-active-process';
import type { BulkAnswer } from '@/lib/domain/candidate-schemas';
import { sortForReprocess } from './choose-for-reprocess';

const timeoutMs = 60_000;

/**
 * Analyses again every candidate whose status allows it in bulk, and returns those refused
 * (docs/specification.md, Candidate). The analyses start after the response: there may be thousands.
 *
 * @param input `fresh`: judge again instead of reusing stored verdicts of equal input
 * @throws AppError `process.not-found`, and those of `requireActiveProcess`
 */
export async function reprocessAllCandidates(
  actor: Actor,
  input: { processId: string; fresh: boolean },
): Promise<BulkAnswer> {
  await requirePermissionIn(actor, input.processId, 'candidate:analyse');
  const { processId, fresh } = input;
  const answer = await transaction(
    async (db) => {
      await lockProcess(db, processId);
      const { status } = await getProcessRow(db, processId);
      requireActiveProcess(status);
      const { accepted, refused } = await sortForReprocess(db, processId);
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

import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { requireActiveProcess } from '@/lib/process-rows/require-active-process';

const timeoutMs = 60_000;

/**
 * Requests the analyses of those whom `choose` accepts (docs/specification.md, Candidate). They start after the response:
 * there may be thousands.
 *
 * @param input `fresh`: judge again instead of reusing stored verdicts of equal input
 * @returns what `choose` gave
 * @throws AppError `process.not-found`, those of `requireActiveProcess`, and what `choose` throws
 */
export async function requestInBulk<T extends { accepted: string[]; refused: unknown[] }>(
  actor: Actor,
  { processId, fresh }: { processId: string; fresh: boolean },
  choose: (db: Db) => Promise<T>,
): Promise<T> {
  await requirePermissionIn(actor, processId, 'candidate:analyse');
  const answer = await transaction(
    async (db) => {
      await lockProcess(db, processId);
      const { status } = await getProcessRow(db, processId);
      requireActiveProcess(status);
      const chosen = await choose(db);
      await requestAnalyses(db, actor, chosen.accepted, { fresh });
      const facts = { accepted: chosen.accepted.length, refused: chosen.refused.length, fresh };
      await recordAudit(db, actor, 'process.candidates-reprocessed', { processId, ...facts });
      return chosen;
    },
    { timeoutMs },
  );
  sendOutboxSoon();
  return answer;
}

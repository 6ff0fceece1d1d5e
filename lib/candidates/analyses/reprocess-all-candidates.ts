import { requirePermission, type Actor } from '@/lib/auth/actor';
import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { requireActiveProcess } from '@/lib/process-rows/require-active-process';
import type { BulkAnswer } from '@/lib/domain/candidate-schemas';
import { mayReprocessInBulk } from '@/lib/domain/candidate-status';

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
  requirePermission(actor, 'candidate:analyse');
  const { processId, fresh } = input;
  const answer = await transaction(
    async (db) => {
      await lockProcess(db, processId);
      const { status } = await getProcessRow(db, processId);
      requireActiveProcess(status);
      const rows = await db.candidate.findMany({
        where: { processId },
        orderBy: { ordinalNumber: 'asc' },
        select: { id: true, ordinalNumber: true, status: true },
      });
      const accepted = rows.filter((row) => mayReprocessInBulk(row.status)).map(({ id }) => id);
      const refused = rows
        .filter((row) => !mayReprocessInBulk(row.status))
        .map((row) => ({ candidateId: row.id, ordinalNumber: row.ordinalNumber, reason: row.status }));
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

import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import { findProcessPermissions, requirePermissionIn } from '@/lib/auth/process-access';
import { requestAwaitingAnalyses } from '@/lib/analysis/run/request-analysis';
import { requestPicksAgain } from '@/lib/candidates/request-picks-again';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { overwrites, requireVersion } from '@/lib/http/server/version-tag';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { countCandidates, getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { requireDefinable } from './require-definable';
import type { ProcessDto, ProcessStatus } from '@/lib/domain/process-schemas';
import { serializeProcess } from './serialize-process';
import { possibleStatuses, displayStatus } from '@/lib/domain/process-status';

/**
 * Changes a process's status as docs/specification.md, Process, allows. Activation starts the analysis of every
 * waiting candidate, and the sending of those that still wait to be sent to the ATS.
 *
 * @param input `ifMatch`: see `requireVersion`
 * @throws AppError `process.not-found`, `process.changed-meanwhile`, `process.status-not-allowed`, `process.too-thin`
 * for an archived process that was never defined
 */
export async function changeProcessStatus(
  actor: Actor,
  input: { processId: string; status: ProcessStatus; ifMatch?: string | null },
): Promise<ProcessDto> {
  await requirePermissionIn(actor, input.processId, 'process:write');
  const answer = await transaction(async (db) => {
    await lockProcess(db, input.processId);
    const row = await getProcessRow(db, input.processId);
    requireVersion(row, input.ifMatch ?? null);
    const before = await countCandidates(db, [row.id]);
    const from = displayStatus(row.status, before.get(row.id));
    if (!possibleStatuses(from).includes(input.status)) throw new AppError('process.status-not-allowed');
    if (input.status === 'ACTIVE') requireDefinable(row);
    await db.process.update({
      where: { id: row.id },
      data: { status: input.status, statusReason: null, version: { increment: 1 } },
    });
    if (input.status === 'ACTIVE') {
      await requestAwaitingAnalyses(db, actor, row.id);
      await requestPicksAgain(db, { processId: row.id });
    }
    const changes = [{ field: 'status', subject: null, from, to: input.status }];
    const overwrote = overwrites(input.ifMatch ?? null);
    await recordAudit(db, actor, 'process.status-changed', { processId: row.id, changes, overwrote });
    const counts = await countCandidates(db, [row.id]);
    const permissions = await findProcessPermissions(db, actor, row.id);
    return serializeProcess(await getProcessRow(db, row.id), permissions, counts.get(row.id));
  });
  sendOutboxSoon();
  return answer;
}

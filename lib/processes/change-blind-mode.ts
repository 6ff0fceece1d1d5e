import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { maskingVersion } from '@/lib/cv/masking/masking-version';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';

interface BlindModeChange {
  processId: string;
  blindMode: boolean;
  /** Why everybody is shown, in the person's words; required to switch the mode off. */
  reason?: string | undefined;
}

/**
 * Hides who the candidates of a process are, or shows them again. Who was advanced or revealed stays visible.
 *
 * @throws AppError `process.not-found`, `process.archived`; `process.reveal-reason-missing`
 */
export async function changeBlindMode(
  actor: PersonActor,
  { processId, blindMode, reason }: BlindModeChange,
): Promise<{ blindMode: boolean }> {
  await requirePermissionIn(actor, processId, 'process:write');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    const { count } = await db.process.updateMany({
      where: { id: processId, blindMode: !blindMode },
      data: { blindMode },
    });
    if (count === 0) return;
    if (!blindMode && !reason) throw new AppError('process.reveal-reason-missing');
    const changes = [{ field: 'blindMode', subject: null, from: !blindMode, to: blindMode }];
    const shown = blindMode ? {} : { revealReason: reason, count: await countHidden(db, processId) };
    await recordAudit(db, actor, 'process.blind-mode-changed', { processId, changes, ...shown });
    if (blindMode) await prepareBlindness(db, processId);
  });
  return { blindMode };
}

const countHidden = (db: Db, processId: string): Promise<number> =>
  db.candidate.count({ where: { processId, revealedAt: null } });

/**
 * Prepares a process for its blind mode: stored searches are deleted, because names may have found or ordered them, and
 * texts masked by older rules. Candidates who were advanced stay shown.
 */
async function prepareBlindness(db: Db, processId: string): Promise<void> {
  await db.candidate.updateMany({
    where: { processId, decision: 'ADVANCE', revealedAt: null },
    data: { revealedAt: new Date() },
  });
  await db.candidateSearch.deleteMany({ where: { processId } });
  await db.cvSearchText.deleteMany({
    where: { file: { candidates: { some: { processId } } }, maskingVersion: { lt: maskingVersion } },
  });
}

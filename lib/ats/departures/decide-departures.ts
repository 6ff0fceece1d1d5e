import { type PersonActor, requirePermission } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudits } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { eraseDeparted } from './erase-departed';
import type { DepartureDecision } from './departure-schemas';
import { undecidedIn } from './list-departures';
import { restoreErased } from './restore-erased';

const timeoutMs = 60_000;

/**
 * A person's word about candidates who are not in the ATS any more: they stay, or go as if the ATS had said so. Others than
 * those who wait for it are left alone.
 *
 * @returns how many it was about
 * @throws AppError `process.not-found`
 */
export async function decideDepartures(
  actor: PersonActor,
  { processId, decision, candidateIds }: DepartureDecision & { processId: string },
): Promise<{ decided: number }> {
  await requirePermissionIn(actor, processId, 'candidate:upload');
  return transaction(
    async (db) => {
      await lockProcess(db, processId);
      const rows = await db.atsApplication.findMany({
        where: { ...undecidedIn(processId), candidateId: { in: candidateIds } },
        select: { id: true, candidateId: true, departure: true },
      });
      const applicationIds = rows.map(({ id }) => id);
      if (decision === 'ERASE') await eraseDeparted(db, actor, { processId, applicationIds });
      else {
        await db.atsApplication.updateMany({ where: { id: { in: applicationIds } }, data: { keptAt: new Date() } });
        const facts = rows.map(({ candidateId, departure }) => ({ processId, candidateId, departure }));
        await recordAudits(db, actor, 'candidate.kept', facts);
      }
      return { decided: rows.length };
    },
    { timeoutMs },
  );
}

/**
 * Brings back candidates whom a synchronisation erased in the last seven days. They stay although the ATS does not have
 * them, until it does.
 *
 * @returns how many were restored
 * @throws AppError `process.not-found`, `permission.denied`
 */
export async function restoreCandidates(
  actor: PersonActor,
  { processId, candidateIds }: { processId: string; candidateIds: string[] },
): Promise<{ restored: number }> {
  requirePermission(actor, 'administration');
  return transaction(
    async (db) => {
      await lockProcess(db, processId);
      return { restored: await restoreErased(db, actor, { processId, candidateIds }, { stays: true }) };
    },
    { timeoutMs },
  );
}

import type { FieldChange } from '@/lib/audit/field-change';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/processes/rows/get-process-row';
import { requireEditableProcess } from '@/lib/processes/rows/require-editable-process';
import { getAtsLink } from './get-ats-link';
import type { AtsLinkDto, AtsLinkInput } from './schemas';

/** What was taken in belongs to another recruitment: everything is read anew. */
const nothingSynced = { syncedUntil: null, lastSyncAt: null, lastFullScan: null };

/** Sets the recruitment's id of the locked process. @returns the change for the history */
export async function setExternalProcessId(db: Db, processId: string, to: string | null): Promise<FieldChange[]> {
  const { externalProcessId: from } = await db.process.findUniqueOrThrow({ where: { id: processId } });
  if (from === to) return [];
  const data = { externalProcessId: to, version: { increment: 1 } };
  await db.process.update({ where: { id: processId }, data });
  return [{ field: 'externalProcessId', subject: null, from, to }];
}

/**
 * Links a process to a recruitment, and says what 'Selected by AI' is there. Candidates of the former recruitment stay.
 *
 * @throws AppError `process.not-found`, `process.archived`, `ats.connection-not-found`
 */
export async function saveAtsLink(
  actor: Actor,
  { processId, externalProcessId, ...link }: AtsLinkInput & { processId: string },
): Promise<{ link: AtsLinkDto | null }> {
  requirePermission(actor, 'process:write');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    const connection = await db.atsConnection.findUnique({ where: { id: link.connectionId }, select: { id: true } });
    if (!connection) throw new AppError('ats.connection-not-found');
    const before = await db.atsLink.findUnique({ where: { processId }, include: { process: true } });
    const isSame = before?.connectionId === link.connectionId && before.process.externalProcessId === externalProcessId;
    const update = isSame ? link : { ...link, ...nothingSynced };
    await db.atsLink.upsert({ where: { processId }, create: { processId, ...link }, update });
    const changes = await setExternalProcessId(db, processId, externalProcessId);
    const { connectionId, targetKind } = link;
    await recordAudit(db, actor, 'process.ats-linked', { processId, connectionId, targetKind, changes });
  });
  return getAtsLink(actor, { processId });
}

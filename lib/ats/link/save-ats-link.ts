import type { FieldChange } from '@/lib/audit/field-change';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireVersion } from '@/lib/http/server/version-tag';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { getAtsLink } from './get-ats-link';
import type { AtsLinkDto, AtsLinkInput } from '../schemas';

export interface LinkPlace {
  processId: string;
  /** The process's version that the change is made to; see `requireVersion`. */
  ifMatch?: string | null;
}

/**
 * For a new recruitment: what was taken in belongs to another one, so everything is read anew after a trial, and a
 * single candidate is sent first.
 */
const nothingProved = {
  syncedUntil: null,
  lastSyncAt: null,
  lastFullScan: null,
  trialPassedAt: null,
  firstSentAt: null,
};

/** A webhook is signed and answered, so no single candidate has to be sent first to see whether it works. */
const proofOf = ({ targetKind }: Pick<AtsLinkInput, 'targetKind'>) =>
  targetKind === 'WEBHOOK' ? { firstSentAt: new Date() } : {};

/**
 * Locks a process whose link is to be changed.
 *
 * @param ifMatch see `requireVersion`
 * @throws AppError `process.not-found`, `process.archived`, `process.changed-meanwhile`
 */
export async function lockLinkedProcess(db: Db, processId: string, ifMatch: string | null): Promise<void> {
  await lockProcess(db, processId);
  await requireEditableProcess(db, processId);
  requireVersion(await db.process.findUniqueOrThrow({ where: { id: processId } }), ifMatch);
}

/** Sets the recruitment's id of the locked process, as a new version. @returns the change for the history */
export async function setExternalProcessId(db: Db, processId: string, to: string | null): Promise<FieldChange[]> {
  const { externalProcessId: from } = await db.process.findUniqueOrThrow({ where: { id: processId } });
  const data = { externalProcessId: to, version: { increment: 1 } };
  await db.process.update({ where: { id: processId }, data });
  return from === to ? [] : [{ field: 'externalProcessId', subject: null, from, to }];
}

/**
 * Links a process to a recruitment, and says what 'Selected by AI' is there. Candidates of the former recruitment stay.
 * Saving what is there already keeps even the version.
 *
 * @throws AppError `ats.connection-not-found`, and those of `lockLinkedProcess`
 */
export async function saveAtsLink(
  actor: Actor,
  { processId, ifMatch = null, externalProcessId, ...link }: AtsLinkInput & LinkPlace,
): Promise<{ link: AtsLinkDto | null }> {
  await requirePermissionIn(actor, processId, 'process:write');
  await transaction(async (db) => {
    await lockLinkedProcess(db, processId, ifMatch);
    const connection = await db.atsConnection.findUnique({ where: { id: link.connectionId }, select: { id: true } });
    if (!connection) throw new AppError('ats.connection-not-found');
    const before = await db.atsLink.findUnique({ where: { processId }, include: { process: true } });
    const isThere =
      before?.connectionId === link.connectionId && before.process.externalProcessId === externalProcessId;
    const { connectionId, targetKind, target, targetName } = link;
    const isSame = before?.targetKind === targetKind && before.target === target && before.targetName === targetName;
    if (isThere && isSame) return;
    const chosen = { ...link, ...proofOf(link) };
    const update = isThere ? chosen : { ...link, ...nothingProved, ...proofOf(link) };
    await db.atsLink.upsert({ where: { processId }, create: { processId, ...chosen }, update });
    const changes = await setExternalProcessId(db, processId, externalProcessId);
    await recordAudit(db, actor, 'process.ats-linked', { processId, connectionId, targetKind, changes });
  });
  return getAtsLink(actor, { processId });
}

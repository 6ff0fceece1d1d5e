import type { Actor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import type { AtsConnection, AtsLink, Process } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { findCheckpoint, firstCheckpoint } from './checkpoint';
import type { AtsSyncTrigger } from '../enums';
import { definitionOf } from '../providers/definitions';
import { requireUsableConnection } from '../connections/require-usable-connection';

/** Changes this long before the last success are read again: clocks differ, and an ATS may show a change late. */
const overlapMs = 60 * 60_000;
/** A synchronisation of changes alone does not see what was deleted. */
const fullEveryMs = 24 * 60 * 60_000;

type LinkedProcess = Process & { atsLink: (AtsLink & { connection: AtsConnection }) | null };

/** Since when to read; null: everything. */
async function sinceWhen(db: Db, process: LinkedProcess, now: Date): Promise<Date | null> {
  const { atsLink: link, externalProcessId } = process;
  if (!link?.syncedUntil || !link.lastFullScan) return null;
  if (now.getTime() - link.lastFullScan.getTime() > fullEveryMs) return null;
  const last = await db.atsSync.findFirst({
    where: { processId: process.id, connectionId: link.connectionId, state: 'SUCCEEDED' },
    orderBy: { startedAt: 'desc' },
    select: { checkpoint: true },
  });
  // The process may have been given the id of another recruitment since.
  if (findCheckpoint(last?.checkpoint)?.recruitmentId !== externalProcessId) return null;
  return new Date(link.syncedUntil.getTime() - overlapMs);
}

/**
 * Starts a synchronisation in the caller's transaction; its event is sent after the commit. Until a person has let the rest
 * follow it is a trial, which only a person starts.
 *
 * @param input `full`: read everything, not only what changed
 * @throws AppError `process.not-found`, `process.archived`, `process.not-ready`, `ats.not-linked`, `ats.paused`,
 * `ats.trial-waits`, `ats.not-set-up`, `ats.sync-running`, `ats.unsupported`, or what stopped the connection
 */
export async function startSync(
  db: Db,
  actor: Actor,
  { processId, trigger, full = false }: { processId: string; trigger: AtsSyncTrigger; full?: boolean },
): Promise<string> {
  // The lock keeps a second synchronisation of the process from starting.
  await lockProcess(db, processId);
  const process = await db.process.findUniqueOrThrow({
    where: { id: processId },
    include: { atsLink: { include: { connection: true } } },
  });
  const { status, atsLink: link, externalProcessId } = process;
  if (status === 'ARCHIVED') throw new AppError('process.archived');
  if (status === 'IN_CREATION') throw new AppError('process.not-ready');
  if (!link || externalProcessId === null) throw new AppError('ats.not-linked');
  if (!definitionOf(link.connection.provider).reads) throw new AppError('ats.unsupported');
  requireUsableConnection(link.connection);
  const trial = link.trialPassedAt === null;
  if (trial && trigger !== 'MANUAL') throw new AppError('ats.trial-waits');
  const running = await db.atsSync.findFirst({ where: { processId, state: 'RUNNING' }, select: { id: true } });
  if (running) throw new AppError('ats.sync-running');
  const now = new Date();
  const since = full || trial ? null : await sinceWhen(db, process, now);
  const { id: syncId } = await db.atsSync.create({
    data: {
      processId,
      connectionId: link.connectionId,
      trigger,
      full: since === null,
      trial,
      checkpoint: firstCheckpoint(externalProcessId, since, now),
      requestedById: actor.kind === 'person' ? actor.userId : null,
    },
  });
  await enqueueEvent(db, { name: 'ats/sync.requested', data: { processId, syncId, connectionId: link.connectionId } });
  // Not among the changes of the process, so without its id.
  await recordAudit(db, actor, 'sync.requested', { syncId, trigger });
  return syncId;
}

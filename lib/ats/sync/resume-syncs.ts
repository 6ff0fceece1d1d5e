import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { addCounts, readCheckpoint } from './checkpoint';
import { passingReasons, resumedCheckpoint, resumeTime } from './resume-time';
import { syncInclude, type RunningSync } from './running-sync';

const isDue = (sync: RunningSync, now: Date): boolean => (resumeTime(sync)?.getTime() ?? Infinity) <= now.getTime();

/**
 * Lets synchronisations that failed because of what passes go on where they were, when their pause is over.
 *
 * @returns how many
 */
export async function resumeSyncs(actor: Actor, now: Date): Promise<number> {
  const failed = await database().$queryRaw<{ id: string }[]>`
    SELECT last.id FROM ats_link l
    JOIN LATERAL (SELECT id, state, reason FROM ats_sync s WHERE s.process_id = l.process_id
      ORDER BY started_at DESC LIMIT 1) last ON true
    WHERE last.state = 'FAILED' AND last.reason = ANY(${passingReasons})`;
  const syncs = await database().atsSync.findMany({
    where: { id: { in: failed.map(({ id }) => id) } },
    include: syncInclude,
  });
  let resumed = 0;
  for (const { id, processId } of syncs.filter((sync) => isDue(sync, now))) {
    if (await transaction((db) => resume(db, actor, { id, processId }, now))) resumed += 1;
  }
  return resumed;
}

async function resume(
  db: Db,
  actor: Actor,
  { id, processId }: Pick<RunningSync, 'id' | 'processId'>,
  now: Date,
): Promise<boolean> {
  await lockProcess(db, processId);
  const sync = await db.atsSync.findFirst({
    where: { processId },
    orderBy: { startedAt: 'desc' },
    include: syncInclude,
  });
  // Started, unlinked or archived by somebody meanwhile.
  if (sync?.id !== id || !isDue(sync, now)) return false;
  const checkpoint = resumedCheckpoint(readCheckpoint(sync.checkpoint));
  const counts = addCounts(sync.counts, {});
  await db.atsSync.update({
    where: { id },
    data: {
      state: 'RUNNING',
      reason: null,
      endedAt: null,
      aliveAt: new Date(),
      checkpoint,
      // Read again.
      counts: checkpoint.phase === 'SCANNING' && checkpoint.cursor === null ? { ...counts, seen: 0 } : counts,
    },
  });
  await enqueueEvent(db, {
    name: 'ats/sync.requested',
    data: { processId, syncId: id, connectionId: sync.connectionId },
  });
  await recordAudit(db, actor, 'sync.requested', { syncId: id, trigger: 'SCHEDULE' });
  return true;
}

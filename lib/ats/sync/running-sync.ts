import { database, type Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { ErrorCode } from '@/lib/error-codes';
import { addCounts, type Checkpoint } from './checkpoint';
import type { SyncCounts } from '../schemas';

/** What is needed to decide how a synchronisation goes on. */
export const syncInclude = {
  process: { include: { atsLink: true } },
  connection: true,
} satisfies Prisma.AtsSyncInclude;

export type RunningSync = Prisma.AtsSyncGetPayload<{ include: typeof syncInclude }>;

/** Null when it has ended, or the process was deleted. */
export async function findRunningSync(syncId: string): Promise<RunningSync | null> {
  return database().atsSync.findFirst({ where: { id: syncId, state: 'RUNNING' }, include: syncInclude });
}

/** Why a synchronisation cannot go on although the ATS may be fine; null: it can. */
export function whyStopped(sync: RunningSync, { recruitmentId }: Pick<Checkpoint, 'recruitmentId'>): ErrorCode | null {
  const { process, connection, connectionId } = sync;
  if (process.status === 'ARCHIVED') return 'process.archived';
  if (connection.paused) return 'ats.paused';
  // A link made anew meanwhile has its own trial first.
  if (!sync.trial && !process.atsLink?.trialPassedAt) return 'ats.not-linked';
  const isLinked = process.atsLink?.connectionId === connectionId && process.externalProcessId === recruitmentId;
  return isLinked ? null : 'ats.not-linked';
}

/** Thrown when another run of the same synchronisation has gone on meanwhile; this run reads its state again. */
export class SyncOvertaken extends Error {}

/**
 * Moves a synchronisation on, in the transaction of what was taken in.
 *
 * @throws SyncOvertaken
 */
export async function advanceSync(
  db: Db,
  sync: Pick<RunningSync, 'id' | 'checkpoint' | 'counts'>,
  checkpoint: Checkpoint,
  change: { counts?: Partial<SyncCounts>; full?: boolean } = {},
): Promise<void> {
  const aliveAt = checkpoint.waiting ? new Date(checkpoint.waiting.until) : new Date();
  const { count } = await db.atsSync.updateMany({
    where: { id: sync.id, state: 'RUNNING', checkpoint: { equals: sync.checkpoint ?? {} } },
    data: {
      checkpoint,
      aliveAt,
      counts: addCounts(sync.counts, change.counts ?? {}),
      ...(change.full === undefined ? {} : { full: change.full }),
    },
  });
  if (count === 0) throw new SyncOvertaken();
}

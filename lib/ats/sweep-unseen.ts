import type { Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { lockProcess } from '@/lib/processes/rows/get-process-row';
import type { Checkpoint } from './checkpoint';
import { eraseCandidates } from './erase-candidates';
import type { AtsApplicationData, AtsProvider } from './providers/provider';
import { advanceSync, type RunningSync } from './running-sync';
import { takeApplications } from './take-applications';

const batchSize = 10;

/**
 * After a complete scan: asks for each application that it did not see. Only one that does not exist there is gone; lists
 * that change while they are read may leave out others.
 */
export async function sweepUnseen(
  actor: Actor,
  provider: AtsProvider,
  sync: RunningSync,
  checkpoint: Checkpoint,
): Promise<void> {
  const { id: syncId, processId, connectionId } = sync;
  const { recruitmentId } = checkpoint;
  const place = { processId, connectionId, recruitmentId };
  const unseen = await database().atsApplication.findMany({
    where: { ...place, goneAt: null, OR: [{ seenInSync: null }, { seenInSync: { not: syncId } }] },
    orderBy: { id: 'asc' },
    take: batchSize,
  });
  const found: AtsApplicationData[] = [];
  const gone: string[] = [];
  for (const { id, externalId } of unseen) {
    const data = await provider.findApplication(recruitmentId, externalId);
    if (data) found.push(data);
    else gone.push(id);
  }
  await transaction(async (db) => {
    await lockProcess(db, processId);
    const counts = await takeApplications(db, actor, place, found, { syncId });
    await eraseCandidates(db, actor, { processId, applicationIds: gone });
    const phase = unseen.length === 0 ? 'DOWNLOADING' : 'SWEEPING';
    const removed = (counts.removed ?? 0) + gone.length;
    await advanceSync(
      db,
      sync,
      { ...checkpoint, phase, attempts: 0, waiting: null },
      { counts: { ...counts, removed } },
    );
  });
}

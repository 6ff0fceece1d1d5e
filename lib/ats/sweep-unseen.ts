import type { Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/processes/rows/get-process-row';
import type { Checkpoint } from './checkpoint';
import { eraseCandidates } from './erase-candidates';
import type { AtsApplicationData, AtsProvider } from './providers/provider';
import { advanceSync, type RunningSync } from './running-sync';
import { takeApplications } from './take-applications';

const batchSize = 10;
/** That many may always be gone; of more, at most half. */
const fewGone = 9;

/**
 * An account that lost a permission may see an empty recruitment. Before that erases its candidates, a person has to agree.
 *
 * @throws AppError `ats.too-many-gone`
 */
async function requireFewUnseen(
  where: Prisma.AtsApplicationWhereInput,
  place: Prisma.AtsApplicationWhereInput,
): Promise<void> {
  const unseen = await database().atsApplication.count({ where });
  if (unseen <= fewGone) return;
  const known = await database().atsApplication.count({ where: { ...place, goneAt: null } });
  if (unseen * 2 > known) throw new AppError('ats.too-many-gone');
}

/**
 * After a complete scan: asks for each application that it did not see. Only one that does not exist there is gone; lists
 * that change while they are read may leave out others.
 *
 * @throws AppError `ats.too-many-gone` when it did not see most of them, unless the checkpoint allows it
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
  const where = { ...place, goneAt: null, OR: [{ seenInSync: null }, { seenInSync: { not: syncId } }] };
  if (!checkpoint.mayRemoveMany) await requireFewUnseen(where, place);
  const unseen = await database().atsApplication.findMany({
    where,
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

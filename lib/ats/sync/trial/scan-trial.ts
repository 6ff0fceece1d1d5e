import type { Actor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { addCounts, stepAfter, type Checkpoint } from '../checkpoint';
import type { AtsProvider } from '../../providers/provider';
import { advanceSync, type RunningSync } from '../running-sync';
import { readPage } from '../scan-page';
import { importApplications } from '../import-applications';

/** Candidates that a trial takes in. */
export const trialSize = 5;
/** Pages that it reads at most where nobody, or hardly anybody, can be read. */
const maxPages = 10;

/**
 * The scan of a link's first synchronisation: reads page by page until there are five candidates, and takes in no more.
 *
 * @throws AppError `ats.candidates-unreadable` when there are applications, or were at an earlier trial, but of nobody it is
 * told who it is
 */
export async function scanTrial(
  actor: Actor,
  provider: AtsProvider,
  sync: RunningSync,
  checkpoint: Checkpoint,
): Promise<void> {
  const { id: syncId, processId, connectionId } = sync;
  const { recruitmentId } = checkpoint;
  const { applications, unreadable = 0, nextCursor, total } = await readPage(provider, checkpoint, null);
  const pages = checkpoint.pages + 1;
  await transaction(async (db) => {
    await lockProcess(db, processId);
    const where = { processId, connectionId, seenInSync: syncId };
    const before = await db.atsApplication.count({ where });
    const taken = applications.filter(({ person }) => person === 'known').slice(0, trialSize - before);
    const place = { processId, connectionId, recruitmentId };
    const counts = await importApplications(db, actor, place, taken, { syncId });
    const isEnd = nextCursor === null || pages >= maxPages || before + taken.length >= trialSize;
    const seen = { ...counts, seen: applications.length + unreadable };
    if (isEnd && before + taken.length === 0) {
      const known = await db.atsApplication.count({ where: place });
      failUnlessEmpty(sync, seen.seen, known);
    }
    await advanceSync(
      db,
      sync,
      {
        ...checkpoint,
        cursor: nextCursor,
        total: total ?? checkpoint.total,
        pages,
        ...stepAfter(checkpoint),
        phase: isEnd ? 'DOWNLOADING' : 'SCANNING',
      },
      { counts: seen },
    );
  });
}

/** Only a recruitment without any application, now or at an earlier trial, is empty. */
function failUnlessEmpty(sync: RunningSync, seen: number, known: number): void {
  const counts = addCounts(sync.counts, { seen });
  if (counts.seen === 0 && known === 0) return;
  // Written with the failure.
  sync.counts = counts;
  throw new AppError('ats.candidates-unreadable');
}

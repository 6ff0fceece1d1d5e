import type { Actor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/processes/rows/get-process-row';
import { stepAfter, type Checkpoint } from './checkpoint';
import type { AtsProvider } from './providers/provider';
import { advanceSync, type RunningSync } from './running-sync';
import { takeApplications } from './take-applications';

/** A cursor is kept in the checkpoint. */
const maxCursor = 4000;

function nextPhase(nextCursor: string | null, full: boolean): Checkpoint['phase'] {
  if (nextCursor !== null) return 'SCANNING';
  return full ? 'SWEEPING' : 'DOWNLOADING';
}

/** Reads one page of applications, and takes it in together with the checkpoint after it. */
export async function scanPage(
  actor: Actor,
  provider: AtsProvider,
  sync: RunningSync,
  checkpoint: Checkpoint,
): Promise<void> {
  const { recruitmentId, cursor, since } = checkpoint;
  const full = sync.full || !provider.capabilities.changes;
  const page = await provider.scanApplications({
    recruitmentId,
    cursor,
    since: full || !since ? null : new Date(since),
  });
  const { nextCursor, total } = page;
  const goesRound = nextCursor !== null && (nextCursor === cursor || nextCursor.length > maxCursor);
  if (goesRound) throw new AppError('ats.bad-answer');
  const { id: syncId, processId, connectionId } = sync;
  const place = { processId, connectionId, recruitmentId };
  await transaction(async (db) => {
    await lockProcess(db, processId);
    const taken = await takeApplications(db, actor, place, page.applications, full ? { syncId } : {});
    const counts = { ...taken, unreadable: (taken.unreadable ?? 0) + (page.unreadable ?? 0) };
    const next = { ...checkpoint, cursor: nextCursor, total: total ?? checkpoint.total, ...stepAfter(checkpoint) };
    await advanceSync(db, sync, { ...next, phase: nextPhase(nextCursor, full) }, { counts, full });
  });
}

import type { Actor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { stepAfter, type Checkpoint } from './checkpoint';
import type { AtsProvider, ScanPage } from '../providers/provider';
import { advanceSync, type RunningSync } from './running-sync';
import { importApplications } from './import-applications';

/** A cursor is kept in the checkpoint. */
const maxCursor = 4000;

function nextPhase(nextCursor: string | null, full: boolean): Checkpoint['phase'] {
  if (nextCursor !== null) return 'SCANNING';
  return full ? 'SWEEPING' : 'DOWNLOADING';
}

/**
 * Reads the next page of applications.
 *
 * @param since only what changed since; null: everything
 * @throws AppError those of the provider; `ats.bad-answer` for a cursor that leads nowhere
 */
export async function readPage(
  provider: AtsProvider,
  { recruitmentId, cursor }: Checkpoint,
  since: Date | null,
): Promise<ScanPage> {
  const page = await provider.scanApplications({ recruitmentId, cursor, since });
  const { nextCursor } = page;
  const goesRound = nextCursor !== null && (nextCursor === cursor || nextCursor.length > maxCursor);
  if (goesRound) throw new AppError('ats.bad-answer');
  return page;
}

/** Reads one page of applications, and takes it in together with the checkpoint after it. */
export async function scanPage(
  actor: Actor,
  provider: AtsProvider,
  sync: RunningSync,
  checkpoint: Checkpoint,
): Promise<void> {
  const { recruitmentId, since } = checkpoint;
  const full = sync.full || !provider.capabilities.changes;
  const page = await readPage(provider, checkpoint, full || !since ? null : new Date(since));
  const { nextCursor, total } = page;
  const { id: syncId, processId, connectionId } = sync;
  const place = { processId, connectionId, recruitmentId };
  await transaction(async (db) => {
    await lockProcess(db, processId);
    const taken = await importApplications(db, actor, place, page.applications, full ? { syncId } : {});
    const counts = { ...taken, unreadable: (taken.unreadable ?? 0) + (page.unreadable ?? 0) };
    const next = { ...checkpoint, cursor: nextCursor, total: total ?? checkpoint.total, ...stepAfter(checkpoint) };
    await advanceSync(db, sync, { ...next, phase: nextPhase(nextCursor, full) }, { counts, full });
  });
}

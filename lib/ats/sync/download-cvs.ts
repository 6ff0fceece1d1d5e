import type { Actor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { addCounts, stepAfter, type Checkpoint } from './checkpoint';
import { downloadCv, type DownloadOutcome } from './download-cv';
import { settleDepartures } from '../departures/settle-departures';
import { completeSync } from './end-sync';
import { findPendingDownloads, markDownloading, type PendingDownload } from './pending-downloads';
import type { AtsProvider } from '../providers/provider';
import { advanceSync, type RunningSync } from './running-sync';

/** Downloaded at once; the provider keeps the ATS's rate. */
const batchSize = 4;
/** A file that fails so often is left for the next synchronisation. */
const attemptsOfFile = 3;
/** After so many failed files in a row, the files are not to blame. */
const maxSkipped = 3;

/** Only these errors may be the file's fault; others end or delay the synchronisation. */
const ofFile: ReadonlySet<ErrorCode> = new Set(['ats.unreachable', 'ats.bad-answer', 'ats.uncertain']);

/** Downloads the next CVs; without any left the synchronisation settles who is gone, and has succeeded. */
export async function downloadCvs(
  actor: Actor,
  provider: AtsProvider,
  sync: RunningSync,
  checkpoint: Checkpoint,
): Promise<void> {
  const { processId, connectionId } = sync;
  const place = { processId, connectionId, recruitmentId: checkpoint.recruitmentId };
  const pending = await findPendingDownloads(place, {
    ...{ afterNumber: checkpoint.afterNumber, limit: batchSize },
    seenInSync: sync.trial ? sync.id : null,
  });
  const last = pending.at(-1);
  if (!last) {
    // A trial has not looked for anybody who is gone.
    if (sync.trial) return completeSync(actor, sync, checkpoint);
    const removed = await settleDepartures(actor, provider, place);
    return completeSync(actor, { ...sync, counts: addCounts(sync.counts, { removed }) }, checkpoint);
  }
  await markDownloading(pending);
  const results = await Promise.allSettled(pending.map((download) => downloadCv(actor, provider, place, download)));
  const counts = countOutcomes(results);
  const failures = pending.flatMap((download, index) => {
    const result = results[index];
    return result?.status === 'rejected' ? [{ download, error: result.reason as unknown }] : [];
  });
  const [first] = failures;
  const mayRetry = checkpoint.attempts + 1 < attemptsOfFile || checkpoint.skipped >= maxSkipped;
  const other = failures.find(({ error }) => !isOfFile(error));
  if (other || (first && mayRetry)) {
    // Written with the wait; what was downloaded is not pending any more.
    sync.counts = addCounts(sync.counts, counts);
    throw (other ?? first)?.error;
  }
  const skipped = first ? checkpoint.skipped + 1 : 0;
  const next = { ...checkpoint, afterNumber: last.ordinalNumber, skipped, ...stepAfter(checkpoint) };
  await transaction(async (db) => {
    for (const { download, error } of failures) await leaveForNextSync(db, download, error);
    await advanceSync(db, sync, next, { counts: { ...counts, failed: failures.length } });
  });
}

function isOfFile(error: unknown): error is AppError {
  return error instanceof AppError && ofFile.has(error.code);
}

function countOutcomes(results: PromiseSettledResult<DownloadOutcome>[]): Record<DownloadOutcome, number> {
  const count = (outcome: DownloadOutcome) =>
    results.filter((result) => result.status === 'fulfilled' && result.value === outcome).length;
  return { downloaded: count('downloaded'), withoutFile: count('withoutFile') };
}

/** The file stays pending; a candidate without an earlier one shows why there is none. */
async function leaveForNextSync(db: Db, { candidateId }: PendingDownload, error: unknown): Promise<void> {
  const statusReason = isOfFile(error) ? error.code : 'internal';
  await db.candidate.updateMany({
    where: { id: candidateId, status: 'DOWNLOADING' },
    data: { status: 'ERROR', statusReason },
  });
}

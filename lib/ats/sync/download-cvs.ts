import type { AtsPlace } from '@/lib/ats/applications/ats-place';
import type { Actor } from '@/lib/auth/actor';
import { cvLimits } from '@/lib/cv/cv-limits';
import { inspectUpload, type InspectedUpload } from '@/lib/cv/inspect-upload';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { probeCv } from '@/lib/reader/run-reader';
import { megabyte } from '@/lib/validation/file-limits';
import { addCounts, stepAfter, type Checkpoint } from './checkpoint';
import { settleDepartures } from '../departures/settle-departures';
import { completeSync } from './end-sync';
import { findPendingDownloads, markDownloading, type PendingDownload } from './pending-downloads';
import type { AtsProvider, AtsApplicationData } from '../providers/provider';
import { advanceSync, type RunningSync } from './running-sync';
import { leaveWithoutCv, refuseCv, saveCv } from './save-cv';

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
    afterNumber: checkpoint.afterNumber,
    limit: batchSize,
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

type DownloadOutcome = 'downloaded' | 'withoutFile';

/** A name that cannot be shown or stored is replaced; the file is not the worse for it. */
function inspect(fileName: string, bytes: Uint8Array): InspectedUpload {
  try {
    return inspectUpload(fileName, bytes);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'cv.bad-name') throw error;
    return inspectUpload('CV', bytes);
  }
}

/**
 * Downloads a CV, inspects it as an uploaded one, and stores it. A file that cannot be used gives the candidate the
 * reason.
 *
 * @throws AppError of the provider, when the ATS did not answer; nothing is changed then
 */
async function downloadCv(
  actor: Actor,
  provider: AtsProvider,
  { processId, recruitmentId }: AtsPlace,
  download: PendingDownload,
): Promise<DownloadOutcome> {
  const input = { processId, ...download };
  try {
    const file = await provider.downloadCv(applicationOf(download, recruitmentId), cvLimits.maxMegabytes * megabyte);
    if (!file) throw new AppError('candidate.no-cv');
    const { fileName, sha256 } = inspect(file.fileName, file.bytes);
    const { mimeType, preview } = await probeCv(file.bytes);
    await saveCv(actor, input, { fileName, sha256, bytes: file.bytes, mimeType, preview });
    return 'downloaded';
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'ats.record-not-found') await leaveWithoutCv(input);
    else if (code?.startsWith('cv.') || code === 'candidate.no-cv') await refuseCv(actor, input, code);
    else throw error;
    return 'withoutFile';
  }
}

/** As far as a download needs it: who it is stays in the database. */
function applicationOf(download: PendingDownload, recruitmentId: string): AtsApplicationData {
  const { externalId, externalCandidateId, stageId, cvKey, cvFileName } = download;
  const unknown = { firstName: null, lastName: null, email: null, phone: null, sources: [], tags: [] };
  const ids = { id: externalId, candidateId: externalCandidateId, recruitmentId };
  return { ...unknown, ...ids, stageId, cvKey, cvFileName, person: 'known' };
}

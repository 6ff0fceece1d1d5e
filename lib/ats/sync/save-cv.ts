import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import type { Actor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { keepCvFile, storeCvFile, type StoredCv } from '@/lib/cv/store-cv-file';
import { database, type Db } from '@/lib/db/client';
import type { Candidate } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { lockProcess } from '@/lib/process-rows/get-process-row';

interface DownloadedCv {
  processId: string;
  candidateId: string;
  applicationId: string;
  /** The version that was downloaded. */
  cvKey: string;
}

type NamedCv = StoredCv & { fileName: string };
type NewCv = Parameters<typeof keepCvFile>[0] & { fileName: string };

/** Errors after which another try with the same file may succeed. */
const brokenOff: ReadonlySet<ErrorCode> = new Set(['cv.too-slow', 'cv.too-much-memory']);
const analysed: ReadonlySet<Candidate['status']> = new Set(['NEW', 'SEEN', 'PROCESSING_OUTDATED']);
const sent: ReadonlySet<Candidate['status']> = new Set(['AWAITING_EXTERNAL_PICK', 'sent']);

/** Notes that this version was downloaded. Null when the application is gone or has another file by now. */
async function claim(
  db: Db,
  { processId, candidateId, applicationId, cvKey }: DownloadedCv,
): Promise<Candidate | null> {
  await lockProcess(db, processId);
  const where = { id: applicationId, cvKey, goneAt: null };
  const { count } = await db.atsApplication.updateMany({ where, data: { downloadedCvKey: cvKey } });
  return count === 0 ? null : db.candidate.findUniqueOrThrow({ where: { id: candidateId } });
}

/**
 * Stores a candidate's CV from the ATS. A first one is queued for analysis; a changed one makes the analysis outdated,
 * except of who is sent already. The same bytes again change nothing.
 */
export async function saveCv(actor: Actor, download: DownloadedCv, file: NewCv): Promise<void> {
  const kept = await keepCvFile(file);
  await transaction((db) => saveCvIn(db, actor, download, kept));
}

/** The same in the caller's transaction. */
export async function saveCvIn(db: Db, actor: Actor, download: DownloadedCv, file: NamedCv): Promise<void> {
  const { processId, candidateId } = download;
  const candidate = await claim(db, download);
  if (!candidate) return;
  const { status, cvSha256 } = candidate;
  const isWaiting = status === 'DOWNLOADING' || status === 'AWAITING_DOWNLOAD';
  if (cvSha256 === file.sha256 && !isWaiting) return;
  await storeCvFile(db, file);
  const columns = { cvSha256: file.sha256, cvFileName: file.fileName };
  await recordAudit(db, actor, cvSha256 ? 'candidate.cv-replaced' : 'candidate.cv-imported', {
    processId,
    candidateId,
  });
  if (sent.has(status) || analysed.has(status)) {
    const change = analysed.has(status) ? { status: 'PROCESSING_OUTDATED' as const } : {};
    await db.candidate.update({ where: { id: candidateId }, data: { ...columns, ...change } });
    return;
  }
  // A run with the former file is superseded.
  const queued = {
    status: 'AWAITING_PROCESSING' as const,
    statusReason: null,
    analysisRequestId: null,
    progress: null,
  };
  await db.candidate.update({ where: { id: candidateId }, data: { ...columns, ...queued } });
  const process = await db.process.findUniqueOrThrow({ where: { id: processId }, select: { status: true } });
  if (process.status === 'ACTIVE') await requestAnalyses(db, actor, [candidateId]);
}

/** Gives a candidate the reason why the file in the ATS cannot be used; one who has an earlier file keeps it. */
export async function refuseCv(actor: Actor, download: DownloadedCv, reason: ErrorCode): Promise<void> {
  const { processId, candidateId } = download;
  await transaction(async (db) => {
    const candidate = await claim(db, download);
    if (!candidate) return;
    await recordAudit(db, actor, 'candidate.cv-unreadable', { processId, candidateId, reason });
    if (candidate.status !== 'DOWNLOADING' && candidate.status !== 'AWAITING_DOWNLOAD') return;
    const status = brokenOff.has(reason) ? 'ERROR' : 'NO_FILE_FOUND';
    await db.candidate.update({ where: { id: candidateId }, data: { status, statusReason: reason } });
  });
}

/**
 * Notes that the ATS does not give the file. That proves nothing, as for an account without the right to files, so
 * the file stays wanted.
 */
export async function leaveWithoutCv({ candidateId }: Pick<DownloadedCv, 'candidateId'>): Promise<void> {
  await database().candidate.updateMany({
    where: { id: candidateId, status: { in: ['DOWNLOADING', 'AWAITING_DOWNLOAD'] } },
    data: { status: 'NO_FILE_FOUND', statusReason: 'candidate.no-cv' },
  });
}

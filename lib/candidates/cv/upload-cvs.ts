import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { requireStillAllowed } from '@/lib/auth/require-still-allowed';
import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import { recordAudit } from '@/lib/audit/record-audit';
import { inspectUpload } from '@/lib/cv/inspect-upload';
import { probeCv } from '@/lib/reader/run-reader';
import { keepCvFile, storeCvFile } from '@/lib/cv/store-cv-file';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError, isDatabaseAway } from '@/lib/errors';
import { errorMessage } from '@/lib/i18n/error-messages';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { acceptsCvs } from '@/lib/domain/process-status';
import { addCandidate } from './add-candidate';
import { requireNoDuplicate } from './require-no-duplicate';
import type { UploadAnswer } from '@/lib/domain/candidate-schemas';
import { maxFilesPerUpload } from './upload-limits';

export interface CvUpload {
  fileName: string;
  bytes: Uint8Array;
}

type Rejection = UploadAnswer['rejected'][number];

/**
 * Adds CV files to a process, one at a time: each becomes a candidate awaiting analysis, or is rejected with a reason;
 * a bad file never fails the others (docs/specification.md, Candidate).
 *
 * @throws AppError `process.not-found`, `process.archived`, `process.not-ready`, `upload.no-files`
 */
export async function uploadCvs(
  actor: PersonActor,
  input: { processId: string; files: AsyncIterable<CvUpload> | Iterable<CvUpload> },
): Promise<UploadAnswer> {
  await requirePermissionIn(actor, input.processId, 'candidate:upload');
  await requireUploadableProcess(database(), input.processId);
  const answer: UploadAnswer = { accepted: [], rejected: [] };
  const count = (): number => answer.accepted.length + answer.rejected.length;
  try {
    for await (const file of input.files) await takeOrRefuse(actor, input.processId, file, answer, count());
  } catch (error) {
    // The request was cut off: files already accepted stay and must be reported.
    if (!(error instanceof AppError) || count() === 0) throw error;
    answer.rejected.push(describeRejection(actor, '', error));
  }
  if (count() === 0) throw new AppError('upload.no-files');
  return answer;
}

async function takeOrRefuse(
  actor: PersonActor,
  processId: string,
  file: CvUpload,
  answer: UploadAnswer,
  filesBefore: number,
): Promise<void> {
  try {
    if (filesBefore >= maxFilesPerUpload) {
      throw new AppError('upload.too-many-files', { values: { max: maxFilesPerUpload } });
    }
    answer.accepted.push(await takeFile(actor, processId, file));
    sendOutboxSoon();
  } catch (error) {
    // No file was taken, so the whole request fails and can be sent again.
    if (!(error instanceof AppError) || (filesBefore === 0 && isDatabaseAway(error))) throw error;
    answer.rejected.push(describeRejection(actor, file.fileName, error));
  }
}

async function requireUploadableProcess(db: Db, processId: string): Promise<{ isActive: boolean }> {
  const process = await db.process.findUnique({ where: { id: processId }, select: { status: true } });
  if (!process) throw new AppError('process.not-found');
  if (!acceptsCvs(process.status)) {
    throw new AppError(process.status === 'ARCHIVED' ? 'process.archived' : 'process.not-ready');
  }
  return { isActive: process.status === 'ACTIVE' };
}

async function takeFile(
  actor: PersonActor,
  processId: string,
  file: CvUpload,
): Promise<UploadAnswer['accepted'][number]> {
  const { fileName, sha256 } = inspectUpload(file.fileName, file.bytes);
  await requireNoDuplicate(database(), processId, sha256);
  const { mimeType, preview } = await probeCv(file.bytes);
  const cv = await keepCvFile({ sha256, bytes: file.bytes, mimeType, preview });
  return transaction(async (db) => {
    // The lock serialises candidate numbers and prevents concurrent uploads of the same file.
    await lockProcess(db, processId);
    // Files may come for minutes after the call was let in.
    await requireStillAllowed(db, actor, processId, 'candidate:upload');
    const { isActive } = await requireUploadableProcess(db, processId);
    await requireNoDuplicate(db, processId, sha256);
    await storeCvFile(db, cv);
    const candidateId = await addCandidate(db, { processId, sha256, fileName, uploadedById: actor.userId });
    await recordAudit(db, actor, 'candidate.uploaded', { processId, candidateId });
    if (isActive) await requestAnalyses(db, actor, [candidateId]);
    return { fileName: file.fileName, candidateId };
  });
}

function describeRejection(actor: PersonActor, fileName: string, error: AppError): Rejection {
  const { candidateId, ...values } = error.values;
  return {
    fileName,
    code: error.code,
    message: errorMessage(actor.locale, error.code, { ...values, fileName }),
    ...(candidateId ? { candidateId: String(candidateId) } : {}),
  };
}

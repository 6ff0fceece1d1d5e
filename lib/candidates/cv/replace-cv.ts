import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import { recordAudit } from '@/lib/audit/record-audit';
import { inspectUpload } from '@/lib/cv/inspect-upload';
import { storeCvFile, type StoredCv } from '@/lib/cv/store-cv-file';
import { database } from '@/lib/db/client';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { acceptsCvs } from '@/lib/domain/process-status';
import { probeCv } from '@/lib/reader/run-reader';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { getCandidateRow } from '../rows/get-candidate-row';
import { getListItem } from '../search/get-list-item';
import { requireNoDuplicate } from './require-no-duplicate';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { mayReplaceCv } from '@/lib/domain/candidate-status';
import type { CvUpload } from './upload-cvs';

/**
 * Gives a candidate another CV; the old one is kept. The candidate is analysed again, at once if the process is active.
 * Decision, notes and corrections stay.
 *
 * @throws AppError `candidate.not-found`, `candidate.replace-refused`, `upload.no-files`, `cv.*`; `process.archived`,
 *   `process.not-ready`
 */
export async function replaceCv(
  actor: PersonActor,
  { files, ...place }: CandidatePlace & { files: AsyncIterable<CvUpload> | Iterable<CvUpload> },
): Promise<CandidateListItem> {
  requirePermission(actor, 'candidate:upload');
  await getCandidateRow(database(), place);
  const file = await firstOf(files);
  const { fileName, sha256 } = inspectUpload(file.fileName, file.bytes);
  const { mimeType, preview } = await probeCv(file.bytes);
  const stored = { sha256, bytes: file.bytes, mimeType, preview };
  await transaction((db) => storeReplacement(db, actor, { ...place, ...stored, fileName }));
  sendOutboxSoon();
  return getListItem(actor, place.candidateId);
}

async function firstOf(files: AsyncIterable<CvUpload> | Iterable<CvUpload>): Promise<CvUpload> {
  for await (const file of files) return file;
  throw new AppError('upload.no-files');
}

interface Replacement extends CandidatePlace, StoredCv {
  fileName: string;
}

async function storeReplacement(db: Db, actor: PersonActor, replacement: Replacement): Promise<void> {
  const { processId, candidateId, fileName, sha256 } = replacement;
  await lockProcess(db, processId);
  const { status } = await getProcessRow(db, processId);
  if (!acceptsCvs(status)) throw new AppError(status === 'ARCHIVED' ? 'process.archived' : 'process.not-ready');
  await db.$queryRaw`SELECT 1 FROM candidate WHERE id = ${candidateId}::uuid FOR UPDATE`;
  const candidate = await getCandidateRow(db, { processId, candidateId });
  if (!mayReplaceCv(candidate.status)) throw new AppError('candidate.replace-refused');
  await requireNoDuplicate(db, processId, sha256);
  await storeCvFile(db, replacement);
  if (candidate.cvSha256) {
    const former = { sha256: candidate.cvSha256, fileName: candidate.cvFileName ?? 'cv.pdf' };
    await db.formerCv.create({ data: { candidateId, ...former, replacedById: actor.userId } });
  }
  await db.candidate.update({
    where: { id: candidateId },
    data: { cvSha256: sha256, cvFileName: fileName, hasHiddenText: false },
  });
  await recordAudit(db, actor, 'candidate.cv-replaced', { processId, candidateId });
  if (status === 'ACTIVE') await requestAnalyses(db, actor, [candidateId]);
  else await waitForAnalysis(db, candidateId);
}

/** Any run of the old file is superseded; activating the process starts the next. */
async function waitForAnalysis(db: Db, candidateId: string): Promise<void> {
  await db.candidate.update({
    where: { id: candidateId },
    data: { status: 'AWAITING_PROCESSING', statusReason: null, progress: null, analysisRequestId: null },
  });
}

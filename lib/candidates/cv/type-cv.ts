import { createHash } from 'node:crypto';
import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { mimeTypes } from '@/lib/cv/file-kind';
import { keepCvFile, storeCvFile } from '@/lib/cv/store-cv-file';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { drawTypedCv } from '@/lib/reader/run-reader';
import { getCandidateRow, type CandidatePlace } from '../rows/get-candidate-row';
import { withFileName } from './with-file-name';
import type { CandidateStatus } from '@/lib/domain/candidate-schemas';

const fileName = { pl: 'CV wpisane.txt', en: 'Typed CV.txt' };

/**
 * Takes the text that a person typed or pasted in place of a CV that could not be read. It is shown, analysed and quoted
 * as text; the file stays among the former CVs.
 *
 * @throws AppError `candidate.not-found`, `candidate.has-readable-cv`, `process.archived`; `cv.too-many-pages`
 */
export async function typeCv(
  actor: PersonActor,
  { text, ...place }: CandidatePlace & { text: string },
): Promise<{ status: CandidateStatus }> {
  await requirePermissionIn(actor, place.processId, 'candidate:upload');
  const bytes = new TextEncoder().encode(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const preview = await withFileName(fileName[actor.locale], () => drawTypedCv(bytes));
  const cv = await keepCvFile({ sha256, bytes, mimeType: mimeTypes.text, preview });
  await transaction(async (db) => {
    await lockProcess(db, place.processId);
    const process = await getProcessRow(db, place.processId);
    if (process.status === 'ARCHIVED') throw new AppError('process.archived');
    const { id, status, cvSha256, cvFileName } = await getCandidateRow(db, place);
    if (status !== 'NO_FILE_FOUND') throw new AppError('candidate.has-readable-cv');
    await storeCvFile(db, cv);
    if (cvSha256) {
      const former = { candidateId: id, sha256: cvSha256, fileName: cvFileName ?? 'cv.pdf' };
      await db.formerCv.create({ data: { ...former, replacedById: actor.userId } });
    }
    await db.candidate.update({
      where: { id },
      data: { cvSha256: sha256, cvFileName: fileName[actor.locale], status: 'AWAITING_PROCESSING', statusReason: null },
    });
    await recordAudit(db, actor, 'candidate.cv-typed', { processId: place.processId, candidateId: id });
    if (process.status === 'ACTIVE') await requestAnalyses(db, actor, [id]);
  });
  sendOutboxSoon();
  return { status: 'AWAITING_PROCESSING' };
}

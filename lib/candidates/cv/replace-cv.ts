import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { findLatestReading } from '@/lib/cv/cv-readings';
import { inspectUpload } from '@/lib/cv/inspect-upload';
import type { PersonFacts } from '@/lib/cv/person/compare-people';
import { keepCvFile, storeCvFile, type StoredCv } from '@/lib/cv/store-cv-file';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { acceptsCvs } from '@/lib/domain/process-status';
import { probeCv, readCvFile, runComparePeople } from '@/lib/reader/run-reader';
import { getCandidateRow, type CandidatePlace } from '../rows/get-candidate-row';
import { getListItem } from '../search/get-list-item';
import { analyseAgain } from './analyse-again';
import { requireNoDuplicate } from './require-no-duplicate';
import { withFileName } from './with-file-name';
import type { CvReplaceReason, PersonTrait } from '@/lib/domain/person-traits';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { mayReplaceCv } from '@/lib/domain/candidate-status';
import type { CvUpload } from './upload-cvs';

/**
 * Gives a candidate another CV; the old one is kept. The candidate is analysed again, at once if the process is active.
 * Decision, notes and corrections stay. A CV that looks like another person's needs a reason, which is kept.
 *
 * @param input `confirm`: why it replaces the former one although it looks like another person's
 * @throws AppError `candidate.not-found`, `candidate.replace-refused`, `upload.no-files`, `cv.*`; `process.archived`,
 *   `process.not-ready`; `cv.another-person` without a reason, its fields are what differs
 */
export async function replaceCv(
  actor: PersonActor,
  {
    files,
    confirm,
    ...place
  }: CandidatePlace & {
    files: AsyncIterable<CvUpload> | Iterable<CvUpload>;
    confirm?: CvReplaceReason | undefined;
  },
): Promise<CandidateListItem> {
  await requirePermissionIn(actor, place.processId, 'candidate:upload');
  const candidate = await getCandidateRow(database(), place);
  const file = await firstOf(files);
  await withFileName(file.fileName, async () => {
    const { fileName, sha256 } = inspectUpload(file.fileName, file.bytes);
    await requireNoDuplicate(database(), place.processId, sha256, place.candidateId);
    const { mimeType, preview } = await probeCv(file.bytes);
    const differs = await findDifferences(candidate, preview ?? file.bytes);
    if (differs.length > 0 && !confirm) {
      throw new AppError('cv.another-person', { fields: differs.map((path) => ({ path, code: 'differs' })) });
    }
    const confirmed = differs.length > 0 && confirm ? { confirmedAs: confirm, differs } : {};
    const stored = await keepCvFile({ sha256, bytes: file.bytes, mimeType, preview });
    await transaction((db) => storeReplacement(db, actor, { ...place, ...stored, fileName, confirmed }));
  });
  sendOutboxSoon();
  return getListItem(actor, place.candidateId);
}

/**
 * What tells the new CV's person from the candidate. Empty also when one of the CVs cannot be read, or not in time; a
 * scan has no text until it is recognised, so it never differs.
 */
async function findDifferences(
  candidate: PersonFacts & { cvSha256: string | null },
  pages: Uint8Array,
): Promise<PersonTrait[]> {
  const { firstName, lastName, email, phone, cvSha256 } = candidate;
  const former = cvSha256 ? await findLatestReading(cvSha256) : null;
  const known = { firstName, lastName, email, phone };
  try {
    const { cv } = await readCvFile(pages);
    return (await runComparePeople({ cv, formerCv: former?.cv ?? null, former: known })).differs;
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

async function firstOf(files: AsyncIterable<CvUpload> | Iterable<CvUpload>): Promise<CvUpload> {
  for await (const file of files) return file;
  throw new AppError('upload.no-files');
}

interface Replacement extends CandidatePlace, StoredCv {
  fileName: string;
  /** For the audit log: the reason that was given, and what differed. Empty when no reason was needed. */
  confirmed: { confirmedAs?: CvReplaceReason; differs?: PersonTrait[] };
}

async function storeReplacement(db: Db, actor: PersonActor, replacement: Replacement): Promise<void> {
  const { processId, candidateId, fileName, sha256, confirmed } = replacement;
  await lockProcess(db, processId);
  const { status } = await getProcessRow(db, processId);
  if (!acceptsCvs(status)) throw new AppError(status === 'ARCHIVED' ? 'process.archived' : 'process.not-ready');
  await db.$queryRaw`SELECT 1 FROM candidate WHERE id = ${candidateId}::uuid FOR UPDATE`;
  const candidate = await getCandidateRow(db, { processId, candidateId });
  if (!mayReplaceCv(candidate.status)) throw new AppError('candidate.replace-refused');
  await requireNoDuplicate(db, processId, sha256, candidateId);
  await storeCvFile(db, replacement);
  if (candidate.cvSha256) {
    const former = { sha256: candidate.cvSha256, fileName: candidate.cvFileName ?? 'cv.pdf' };
    await db.formerCv.create({ data: { candidateId, ...former, replacedById: actor.userId } });
  }
  await db.candidate.update({
    where: { id: candidateId },
    data: { cvSha256: sha256, cvFileName: fileName, hasHiddenText: false },
  });
  await recordAudit(db, actor, 'candidate.cv-replaced', { processId, candidateId, ...confirmed });
  await analyseAgain(db, actor, status, candidateId);
}

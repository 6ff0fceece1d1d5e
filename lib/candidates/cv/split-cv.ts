import { createHash } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { mayReplaceCv } from '@/lib/domain/candidate-status';
import { findWrongPages } from '@/lib/domain/page-ranges';
import { acceptsCvs } from '@/lib/domain/process-status';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { getCandidateRow, type CandidatePlace } from '../rows/get-candidate-row';
import { getListItem } from '../search/get-list-item';
import { addCandidate } from './add-candidate';
import { analyseAgain } from './analyse-again';

/** Whose pages of the file are whose, 1-based. */
interface Split extends CandidatePlace {
  first: number[];
  second: number[];
}

/**
 * Makes two candidates of a file that holds two people's CVs: the present one keeps the `first` pages, a new one gets the
 * `second`. The file is stored once, and both are analysed again (docs/decisions/0161).
 *
 * @returns the new candidate
 * @throws AppError `candidate.not-found`, `process.archived`, `process.not-ready`; `candidate.split-refused` for one of an ATS,
 *   one whose CV has not been read, is split already or cannot be changed now; `cv.wrong-pages`
 */
export async function splitCv(actor: PersonActor, { first, second, ...place }: Split): Promise<CandidateListItem> {
  await requirePermissionIn(actor, place.processId, 'candidate:upload');
  const candidateId = await transaction(async (db) => {
    await lockProcess(db, place.processId);
    const { status } = await getProcessRow(db, place.processId);
    if (!acceptsCvs(status)) throw new AppError(status === 'ARCHIVED' ? 'process.archived' : 'process.not-ready');
    const { whole, fileName } = await requireDivisible(db, place, { first, second });
    const [own, others] = [await storePart(db, whole, first), await storePart(db, whole, second)];
    await db.candidate.update({ where: { id: place.candidateId }, data: { cvSha256: own, hasHiddenText: false } });
    const part = { processId: place.processId, sha256: others, fileName, uploadedById: actor.userId };
    const added = await addCandidate(db, part);
    await recordAudit(db, actor, 'candidate.cv-split', { ...place, otherId: added });
    await recordAudit(db, actor, 'candidate.uploaded', { processId: place.processId, candidateId: added });
    await analyseAgain(db, actor, status, place.candidateId);
    await analyseAgain(db, actor, status, added);
    return added;
  });
  sendOutboxSoon();
  return getListItem(actor, candidateId);
}

async function requireDivisible(db: Db, place: CandidatePlace, pages: Pick<Split, 'first' | 'second'>) {
  await db.$queryRaw`SELECT 1 FROM candidate WHERE id = ${place.candidateId}::uuid FOR UPDATE`;
  const { status, source, cvSha256, cvFileName: fileName } = await getCandidateRow(db, place);
  const whole = await db.cvFile.findFirst({
    where: { sha256: cvSha256 ?? '', wholeSha256: null },
    select: { sha256: true, documents: { orderBy: { createdAt: 'desc' }, take: 1, select: { pageCount: true } } },
  });
  const pageCount = whole?.documents[0]?.pageCount;
  // A CV from an ATS belongs to the ATS: the next version of the file from there would undo the split.
  if (!whole || pageCount === undefined || source !== 'KNOW_ME' || !mayReplaceCv(status)) {
    throw new AppError('candidate.split-refused');
  }
  const wrong = findWrongPages(pages, pageCount);
  if (wrong) {
    const { person: path, problem: code } = wrong;
    throw new AppError('cv.wrong-pages', { values: { max: pageCount }, fields: [{ path, code }] });
  }
  return { whole: whole.sha256, fileName };
}

/** The pages as a file of their own, without bytes. @returns its key */
async function storePart(db: Db, whole: string, pages: number[]): Promise<string> {
  const sha256 = createHash('sha256')
    .update(`${whole} pages ${pages.join(',')}`)
    .digest('hex');
  await db.$executeRaw`
    INSERT INTO cv_file (sha256, size_bytes, mime_type, whole_sha256, own_pages)
    SELECT ${sha256}, size_bytes, mime_type, sha256, ${pages} FROM cv_file WHERE sha256 = ${whole}
    ON CONFLICT (sha256) DO NOTHING`;
  return sha256;
}

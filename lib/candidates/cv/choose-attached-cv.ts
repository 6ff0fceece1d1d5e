import { type Actor, type PersonActor, requirePermission } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { loadCvFile } from '@/lib/cv/load-cv-file';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import type { CvReplaceReason } from '@/lib/domain/person-traits';
import { listAttachedCvs, takeAttachedCv } from '@/lib/reader/run-reader';
import { blindSelect, isBlind } from '../blind/blindness';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { replaceCv } from './replace-cv';
import { withFileName } from './with-file-name';

/** The candidate's file, if it is a portfolio that was not read. */
async function findPortfolio({ processId, candidateId }: CandidatePlace) {
  const candidate = await database().candidate.findFirst({
    where: { id: candidateId, processId },
    select: { ...blindSelect, cvSha256: true, cvFileName: true, statusReason: true },
  });
  if (!candidate) throw new AppError('candidate.not-found');
  const { cvSha256, cvFileName, statusReason } = candidate;
  if (!cvSha256 || statusReason !== 'cv.portfolio') return null;
  const bytes = await loadCvFile(cvSha256);
  // A file's name often is a person's name.
  const shown = isBlind(candidate) ? null : cvFileName;
  const names = await withFileName(shown ?? 'CV.pdf', () => listAttachedCvs(bytes));
  return { bytes, names, isBlind: isBlind(candidate) };
}

/**
 * The documents inside a candidate's portfolio, so that a recruiter can choose the CV among them. Empty when the
 * candidate's CV was read.
 *
 * @throws AppError `candidate.not-found`, `cv.*`
 */
export async function listCandidateAttachments(actor: Actor, place: CandidatePlace) {
  requirePermission(actor, 'candidate:read');
  const portfolio = await findPortfolio(place);
  const items = (portfolio?.names ?? []).map((name, index) => ({ index, name: portfolio?.isBlind ? null : name }));
  return { items };
}

const extensionOf = (fileName: string): string => /\.\w{1,5}$/.exec(fileName)?.[0] ?? '.pdf';

/** The name given to the document of a candidate who is hidden. */
const neutralName = (fileName: string, index: number): string => `CV-${index + 1}${extensionOf(fileName)}`;

/** What stands behind the last separator of a path. */
function plainName(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? '';
  return name.length > extensionOf(fileName).length ? name : `CV${extensionOf(fileName)}`;
}

/**
 * Makes a document inside a candidate's portfolio the candidate's CV. The portfolio is kept among the former CVs.
 *
 * @throws AppError `candidate.not-found`, `cv.attachment-not-found` and those of `replaceCv`
 */
export async function chooseAttachedCv(
  actor: PersonActor,
  { index, confirm, ...place }: CandidatePlace & { index: number; confirm?: CvReplaceReason | undefined },
): Promise<CandidateListItem> {
  await requirePermissionIn(actor, place.processId, 'candidate:upload');
  const portfolio = await findPortfolio(place);
  const fileName = portfolio?.names[index];
  if (!portfolio || fileName === undefined) throw new AppError('cv.attachment-not-found');
  const named = portfolio.isBlind ? neutralName(fileName, index) : plainName(fileName);
  const bytes = await withFileName(named, () => takeAttachedCv(portfolio.bytes, index));
  return replaceCv(actor, { ...place, confirm, files: [{ fileName: named, bytes }] });
}

import { getCandidateCv, type CandidateCv } from '@/lib/candidates/cv/get-candidate-cv';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { limitOpenings } from './limit-openings';
import { openByLink } from './open-by-link';
import { isFileShared, readSharedCandidate } from './read-shared-candidate';
import { readSharedList } from './read-shared-list';
import { recordSharedView } from './record-view';
import type { SharedCandidate, SharedList, ShortlistAccess } from './shortlist-schemas';

/** The candidates of a shortlist, for who has its link. @throws AppError `link.invalid`, `shortlist.pin-needed` */
export async function openSharedList(access: ShortlistAccess): Promise<SharedList> {
  const { link, shortlist, reviewer } = await openByLink(access);
  if (!link.openedAt)
    await database().outsiderLink.updateMany({
      where: { id: link.id, openedAt: null },
      data: { openedAt: new Date() },
    });
  return readSharedList(shortlist, reviewer, link.expiresAt);
}

/**
 * A candidate of a shortlist, for who has its link; that it was opened is kept.
 *
 * @throws AppError `link.invalid`, `shortlist.pin-needed`, `candidate.not-found`, `request.too-many`
 */
export async function openSharedCandidate(
  input: ShortlistAccess & { candidateId: string; address: string },
): Promise<SharedCandidate> {
  const { link, shortlist, reviewer } = await openByLink(input);
  await limitOpenings(link, 'candidate');
  const candidate = await readSharedCandidate(shortlist, reviewer, input.candidateId);
  await recordSharedView(shortlist, reviewer, { ...input, isFile: false });
  return candidate;
}

/**
 * The file of a candidate's CV, as a PDF where one was drawn of it, where nothing of it is hidden.
 *
 * @throws AppError `link.invalid`, `shortlist.pin-needed`, `candidate.not-found`, `request.too-many`; `candidate.no-cv`: there is
 *   none to be seen
 */
export async function openSharedFile(
  input: ShortlistAccess & { candidateId: string; address: string },
): Promise<CandidateCv> {
  const { link, shortlist, reviewer } = await openByLink(input);
  await limitOpenings(link, 'candidate');
  const { candidateId } = input;
  if (!(await isFileShared(shortlist, reviewer, candidateId))) throw new AppError('candidate.no-cv');
  const place = { processId: shortlist.processId, candidateId };
  const file = await getCandidateCv(reviewer.actor, { ...place, asPages: true });
  await recordSharedView(shortlist, reviewer, { ...input, isFile: true });
  return file;
}

import { recordAudit } from '@/lib/audit/record-audit';
import { getCandidateCv, type CandidateCv } from '@/lib/candidates/cv/get-candidate-cv';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import type { ShortlistRow } from './find-shortlist';
import { openByLink, shortlistVisitor, type Reviewer } from './open-by-link';
import { readSharedCandidate } from './read-shared-candidate';
import { readSharedList } from './read-shared-list';
import type { SharedCandidate, SharedList, ShortlistAccess } from './shortlist-schemas';

/** One opening in so many minutes is kept, and so many of a candidate at most: who has a link could fill the disk. */
const sameVisit = { minutes: 10, most: 500 };

interface Opening {
  candidateId: string;
  isFile: boolean;
  address: string;
}

/** Keeps that a candidate was opened by the link, for who shared it and for the audit log. */
async function recordView(shortlist: ShortlistRow, { name }: Reviewer, { candidateId, isFile, address }: Opening) {
  await transaction(async (db) => {
    const entry = await db.shortlistEntry.findUnique({
      where: { shortlistId_candidateId: { shortlistId: shortlist.id, candidateId } },
      select: { id: true },
    });
    if (!entry) return;
    const since = new Date(Date.now() - sameVisit.minutes * 60_000);
    const own = { entryId: entry.id, reviewerName: name, isFile };
    const isKept = (await db.shortlistView.count({ where: { ...own, at: { gte: since } } })) > 0;
    if (isKept || (await db.shortlistView.count({ where: { entryId: entry.id } })) >= sameVisit.most) return;
    await db.shortlistView.create({ data: own });
    const facts = { processId: shortlist.processId, candidateId, shortlistId: shortlist.id, isFile };
    await recordAudit(db, shortlistVisitor(address), 'candidate.shared-viewed', facts);
  });
}

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
 * @throws AppError `link.invalid`, `shortlist.pin-needed`, `candidate.not-found`
 */
export async function openSharedCandidate(
  input: ShortlistAccess & { candidateId: string; address: string },
): Promise<SharedCandidate> {
  const { shortlist, reviewer } = await openByLink(input);
  const candidate = await readSharedCandidate(shortlist, reviewer, input.candidateId);
  await recordView(shortlist, reviewer, { ...input, isFile: false });
  return candidate;
}

/**
 * The file of a candidate's CV, as a PDF where one was drawn of it, where nothing of it is hidden.
 *
 * @throws AppError `link.invalid`, `shortlist.pin-needed`, `candidate.not-found`, `candidate.no-cv`: there is none to be seen
 */
export async function openSharedFile(
  input: ShortlistAccess & { candidateId: string; address: string },
): Promise<CandidateCv> {
  const { shortlist, reviewer } = await openByLink(input);
  const { candidateId, hasFile } = await readSharedCandidate(shortlist, reviewer, input.candidateId);
  if (!hasFile) throw new AppError('candidate.no-cv');
  const place = { processId: shortlist.processId, candidateId };
  const file = await getCandidateCv(reviewer.actor, { ...place, asPages: true });
  await recordView(shortlist, reviewer, { ...input, isFile: true });
  return file;
}

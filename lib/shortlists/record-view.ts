import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import type { ShortlistRow } from './find-shortlist';
import { shortlistVisitor, type Reviewer } from './open-by-link';

/** One opening in so many minutes is kept, and so many of a candidate at most: who has a link could fill the disk. */
const sameVisit = { minutes: 10, most: 500 };

interface Opening {
  candidateId: string;
  isFile: boolean;
  address: string;
}

/** Keeps that a candidate was opened by the link, for who shared it and for the audit log. */
export async function recordSharedView(
  shortlist: ShortlistRow,
  { name }: Reviewer,
  { candidateId, isFile, address }: Opening,
) {
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

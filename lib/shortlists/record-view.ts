import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import type { ShortlistRow } from './find-shortlist';
import { shortlistVisitor, type Reviewer } from './open-by-link';

/**
 * One opening in so many minutes is kept of each name, and so many of a candidate at most: who has a link could fill the disk. Names
 * are free, so from `nameless` on they make no opening another one.
 */
const sameVisit = { minutes: 10, nameless: 250, most: 500 };

interface Opening {
  candidateId: string;
  isFile: boolean;
  address: string;
}

/**
 * Keeps that a candidate was opened by the link, for who shared it, where the oldest opening gives way to one too many, and for the
 * audit log, which has one in so many minutes whatever names were given.
 */
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
    const entryId = entry.id;
    const lately = { entryId, isFile, at: { gte: new Date(Date.now() - sameVisit.minutes * 60_000) } };
    const [kept, names] = await Promise.all([
      db.shortlistView.count({ where: { entryId } }),
      db.shortlistView.findMany({ where: lately, select: { reviewerName: true }, distinct: ['reviewerName'] }),
    ]);
    const isVisit = names.some(({ reviewerName }) => reviewerName === name || kept >= sameVisit.nameless);
    if (isVisit) return;
    if (kept >= sameVisit.most) {
      const oldest = await db.shortlistView.findFirst({
        where: { entryId },
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
        select: { id: true },
      });
      if (oldest) await db.shortlistView.deleteMany({ where: oldest });
    }
    await db.shortlistView.create({ data: { entryId, reviewerName: name, isFile } });
    if (names.length > 0) return;
    const facts = { processId: shortlist.processId, candidateId, shortlistId: shortlist.id, isFile };
    await recordAudit(db, shortlistVisitor(address), 'candidate.shared-viewed', facts);
  });
}

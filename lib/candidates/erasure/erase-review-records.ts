import type { Db } from '@/lib/db/client';

/** Removes what people wrote about candidates, and their former CVs; what was decided stays without its words. */
export async function eraseReviewRecords(db: Db, candidateIds: string[]): Promise<void> {
  const ofThem = { candidateId: { in: candidateIds } };
  await db.candidateNote.deleteMany({ where: ofThem });
  await db.candidateThumb.deleteMany({ where: ofThem });
  await db.verdictCorrection.deleteMany({ where: ofThem });
  await db.detailCorrection.deleteMany({ where: ofThem });
  await db.candidateReveal.deleteMany({ where: ofThem });
  await db.formerCv.deleteMany({ where: ofThem });
  await db.candidateDecision.updateMany({ where: ofThem, data: { note: '' } });
}

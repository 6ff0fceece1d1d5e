import type { Db } from '@/lib/db/client';

/** A candidate as far as bulk calls need it. */
export interface LockedCandidate {
  id: string;
  ordinalNumber: number;
  decisionId: string | null;
  revealedAt: Date | null;
}

/** Locks candidates of a process until the transaction ends, always in the same order; unknown ids are left out. */
export async function lockCandidates(db: Db, processId: string, ids: string[]): Promise<LockedCandidate[]> {
  await db.$queryRaw`
    SELECT 1 FROM candidate WHERE process_id = ${processId}::uuid AND id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  return db.candidate.findMany({
    where: { processId, id: { in: ids } },
    orderBy: { ordinalNumber: 'asc' },
    select: { id: true, ordinalNumber: true, decisionId: true, revealedAt: true },
  });
}

import type { Db } from '@/lib/db/client';

/** A candidate as far as bulk calls need it. */
export interface LockedCandidate {
  id: string;
  ordinalNumber: number;
  decisionId: string | null;
  revealedAt: Date | null;
}

/**
 * Locks candidates of a process until the transaction ends, always in the same order; unknown ids are left out.
 *
 * @returns by number; there may be more of them than one statement has parameters
 */
export async function lockCandidates(db: Db, processId: string, ids: string[]): Promise<LockedCandidate[]> {
  const rows = await db.$queryRaw<LockedCandidate[]>`
    SELECT id, ordinal_number AS "ordinalNumber", decision_id AS "decisionId", revealed_at AS "revealedAt"
    FROM candidate WHERE process_id = ${processId}::uuid AND id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  return rows.toSorted((one, other) => one.ordinalNumber - other.ordinalNumber);
}

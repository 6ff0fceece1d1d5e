import type { Db } from '@/lib/db/client';

/** The id of the latest change of stage, by candidate; of candidates that are locked nothing is added meanwhile. */
export async function findLastChanges(db: Db, candidateIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.$queryRaw<{ id: string; candidateId: string }[]>`
    SELECT DISTINCT ON (candidate_id) candidate_id AS "candidateId", id FROM stage_change
    WHERE candidate_id = ANY(${[...candidateIds]}::uuid[]) ORDER BY candidate_id, id DESC`;
  return new Map(rows.map(({ id, candidateId }) => [candidateId, id]));
}

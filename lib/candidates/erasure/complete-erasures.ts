import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { atsSource } from '@/lib/domain/candidate-source';
import { logger } from '@/lib/logger';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { scheduleUnknownFiles } from '@/lib/storage/remove-unused';
import { erasePersonalData } from './erase-personal-data';

const batchSize = 50;
const timeoutMs = 60_000;

/**
 * Since when each erasure is noted (`recordErasures`). What was erased before met no table that the version of then did not know.
 * Notes are kept for two years; older ones cannot be missed.
 */
const since = Prisma.sql`greatest(now() - interval '700 days',
  (SELECT min(finished_at) FROM "_prisma_migrations" WHERE migration_name = '20261201130100_backups'))`;

/** Candidates whom the ATS erased, without a note of it. */
async function findHalfErased(db: Db, processId: string | null): Promise<{ id: string; processId: string }[]> {
  const where = processId === null ? Prisma.empty : Prisma.sql`AND c.process_id = ${processId}::uuid`;
  return db.$queryRaw`
    WITH last AS (SELECT DISTINCT ON (candidate_id) candidate_id, kind FROM erasure_entry ORDER BY candidate_id, at DESC, id DESC)
    SELECT c.id, c.process_id AS "processId" FROM ats_application a JOIN candidate c ON c.id = a.candidate_id
      LEFT JOIN last ON last.candidate_id = c.id
    WHERE a.gone_at >= ${since} AND c.source::text = ${atsSource} AND (last.kind IS NULL OR last.kind = 'BACK') ${where}
    ORDER BY c.id LIMIT ${batchSize}`;
}

/** @returns how many candidates it was about */
async function eraseAgain(actor: Actor): Promise<number> {
  let count = 0;
  for (;;) {
    const [one] = await findHalfErased(database(), null);
    if (!one) return count;
    const { processId } = one;
    count += await transaction(
      async (db) => {
        await lockProcess(db, processId);
        const candidateIds = (await findHalfErased(db, processId)).map(({ id }) => id);
        if (candidateIds.length === 0) return 0;
        await erasePersonalData(db, actor, { processId, candidateIds, rows: 'stay', reason: 'ats.record-not-found' });
        return candidateIds.length;
      },
      { timeoutMs },
    );
  }
}

/** Their rows went with all that is below them; only the note is missing. */
async function noteGone(): Promise<number> {
  return database().$executeRaw`
    INSERT INTO erasure_entry (id, process_id, candidate_id, kind, hashes)
    SELECT gen_random_uuid(), e.process_id, e.candidate_id, 'GONE', '{}' FROM (
      SELECT DISTINCT process_id, candidate_id FROM audit_event
      WHERE action = 'candidate.erased' AND at >= ${since} AND details ->> 'reason' IN ('deleted', 'retention')
        AND process_id IS NOT NULL AND candidate_id IS NOT NULL
    ) e WHERE NOT EXISTS (SELECT FROM erasure_entry n WHERE n.candidate_id = e.candidate_id AND n.kind = 'GONE')
      AND NOT EXISTS (SELECT FROM candidate c WHERE c.id = e.candidate_id)`;
}

/**
 * Completes what a process of an earlier version erased beside this one, or after somebody went back: such a process empties no
 * table that it does not know, notes nothing for restores, and leaves objects in the store. Called again, it changes nothing.
 *
 * @returns how many candidates were erased again, notes were added, and objects will go
 * @throws AppError `permission.denied`
 */
export async function completeErasures(actor: Actor): Promise<{ erased: number; noted: number; objects: number }> {
  requirePermission(actor, 'administration');
  const result = { erased: await eraseAgain(actor), noted: await noteGone(), objects: await scheduleUnknownFiles() };
  if (Object.values(result).some((count) => count > 0)) {
    logger.warn(result, 'erasures of an earlier version were completed');
  }
  return result;
}

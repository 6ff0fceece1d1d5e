import { findOutdatedAnalyses } from '@/lib/analysis/store/find-outdated-analyses';
import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import { rescoreCandidates } from '@/lib/analysis/rescore/rescore-candidates';
import type { Actor } from '@/lib/auth/actor';
import { recordAudits } from '@/lib/audit/record-audit';
import { recordErasures } from '@/lib/candidates/erasure/record-erasures';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { inDatabase } from '@/lib/domain/personal-data';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { deletedTables, emptiedTables } from './keep-erased';

/** For Prisma: what of a process can be restored now. */
export function restorable(processId: string, now: Date): Prisma.AtsErasureWhereInput {
  return { processId, keptUntil: { gt: now }, candidate: { cvSha256: null } };
}

/**
 * Puts back what {@link keepErased} kept of candidates. Work that was under way begins anew, and what changed in the process
 * meanwhile holds for them too. Candidates of whom nothing is kept any more, or who were given a CV since, stay as they are.
 *
 * @param place the process is locked by the caller's transaction
 * @param options `stays`: the ATS does not show them all the same; they are kept until it does
 * @returns how many were restored
 */
export async function restoreErased(
  db: Db,
  actor: Actor,
  { processId, candidateIds }: { processId: string; candidateIds: string[] },
  { stays }: { stays: boolean },
): Promise<number> {
  const now = new Date();
  const kept = await db.atsErasure.findMany({
    where: { ...restorable(processId, now), candidateId: { in: candidateIds } },
    select: { candidateId: true },
  });
  const ids = kept.map(({ candidateId }) => candidateId);
  if (ids.length === 0) return 0;
  for (const { name, columns } of emptiedTables) await refill(db, inDatabase(name), columns.map(inDatabase), ids);
  for (const name of deletedTables) await insertAgain(db, inDatabase(name), ids);
  await setStatuses(db, ids);
  await db.atsApplication.updateMany({
    where: { candidateId: { in: ids } },
    data: stays ? { goneAt: null, keptAt: now } : { goneAt: null, keptAt: null, departure: null, departedAt: null },
  });
  await db.atsErasure.deleteMany({ where: { candidateId: { in: ids } } });
  await recordErasures(db, { processId, candidateIds: ids, kind: 'BACK' });
  await resumeWork(db, actor, processId, ids);
  await recordAudits(
    db,
    actor,
    'candidate.restored',
    ids.map((candidateId) => ({ processId, candidateId })),
  );
  return ids.length;
}

async function refill(db: Db, table: string, columns: string[], ids: string[]): Promise<void> {
  const name = Prisma.raw(table);
  const values = Prisma.raw(columns.map((column) => `${column} = r.${column}`).join(', '));
  await db.$executeRaw`
    UPDATE ${name} t SET ${values}
    FROM ats_erasure e, jsonb_populate_recordset(NULL::${name}, nullif(e.content -> ${table}, 'null')) r
    WHERE e.candidate_id = ANY(${ids}::uuid[]) AND t.id = r.id`;
}

/** Columns that have been added since get their defaults. */
async function insertAgain(db: Db, table: string, ids: string[]): Promise<void> {
  const columns = await db.$queryRaw<{ name: string }[]>`
    SELECT c.column_name AS name FROM information_schema.columns c
    WHERE c.table_schema = current_schema() AND c.table_name = ${table} AND c.column_name IN (
      SELECT jsonb_object_keys(row) FROM ats_erasure e,
        jsonb_array_elements(nullif(e.content -> ${table}, 'null')) row
      WHERE e.candidate_id = ANY(${ids}::uuid[]))`;
  if (columns.length === 0) return;
  const name = Prisma.raw(table);
  const own = Prisma.raw(columns.map((column) => `"${column.name}"`).join(', '));
  const kept = Prisma.raw(columns.map((column) => `r."${column.name}"`).join(', '));
  await db.$executeRaw`
    INSERT INTO ${name} (${own})
    SELECT ${kept} FROM ats_erasure e, jsonb_populate_recordset(NULL::${name}, nullif(e.content -> ${table}, 'null')) r
    WHERE e.candidate_id = ANY(${ids}::uuid[])
    ON CONFLICT DO NOTHING`;
}

/** Nobody works on them now: who was being downloaded or analysed waits for it again. */
async function setStatuses(db: Db, ids: string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE candidate c SET status = CASE r.status
      WHEN 'DOWNLOADING' THEN 'AWAITING_DOWNLOAD'
      WHEN 'IN_PROGRESS' THEN 'AWAITING_PROCESSING'
      WHEN 'AWAITING_EXTERNAL_PICK' THEN coalesce((
        SELECT p.previous_status FROM ats_pick p WHERE p.candidate_id = c.id ORDER BY p.created_at DESC LIMIT 1
      ), 'SEEN')
      ELSE r.status END
    FROM ats_erasure e, jsonb_populate_recordset(NULL::candidate, e.content -> 'candidate') r
    WHERE e.candidate_id = ANY(${ids}::uuid[]) AND c.id = r.id AND c.status NOT IN ('sent', 'AWAITING_EXTERNAL_PICK')`;
}

/** For candidates who are here again: what changed in the process meanwhile holds for them too, and who waited is analysed. */
export async function resumeWork(db: Db, actor: Actor, processId: string, ids: string[]): Promise<void> {
  await catchUp(db, processId, ids);
  await requestMissedAnalyses(db, actor, processId, ids);
}

/** While they were away, criteria, weights or the engine may have changed. */
async function catchUp(db: Db, processId: string, ids: string[]): Promise<void> {
  await db.candidate.updateMany({
    where: { id: { in: await findOutdatedAnalyses(db, ids) }, status: { in: ['NEW', 'SEEN'] } },
    data: { status: 'PROCESSING_OUTDATED' },
  });
  await rescoreCandidates(db, await getProcessRow(db, processId), ids);
}

async function requestMissedAnalyses(db: Db, actor: Actor, processId: string, ids: string[]): Promise<void> {
  const { status } = await db.process.findUniqueOrThrow({ where: { id: processId }, select: { status: true } });
  if (status !== 'ACTIVE') return;
  const where = { id: { in: ids }, status: 'AWAITING_PROCESSING' as const };
  const waiting = await db.candidate.findMany({ where, orderBy: { ordinalNumber: 'asc' }, select: { id: true } });
  await requestAnalyses(
    db,
    actor,
    waiting.map(({ id }) => id),
  );
}

import { requirePermission, type Actor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { database, type Db } from '@/lib/db/client';
import type { ProcessStages } from '@/lib/domain/stage-schemas';
import { AppError } from '@/lib/errors';
import { toStage } from '../serialize/serialize-follow-up';
import { findOfferedStages } from './find-process-stages';
import { inAtsSql, withoutStageSql } from './stage-sql';

/**
 * The stages of a process with how many are there, and who is advanced and in none.
 *
 * @throws AppError `process.not-found`
 */
export async function getProcessStages(actor: Actor, { processId }: { processId: string }): Promise<ProcessStages> {
  requirePermission(actor, 'candidate:read');
  await requireProcess(database(), actor, processId);
  if (!(await database().process.findUnique({ where: { id: processId }, select: { id: true } })))
    throw new AppError('process.not-found');
  return countStages(database(), processId);
}

/** The same of a process that the caller has looked up. */
export async function countStages(db: Db, processId: string): Promise<ProcessStages> {
  const [{ stages, isChosen }, counts, [without]] = await Promise.all([
    findOfferedStages(db, processId),
    db.$queryRaw<{ stageId: string; count: number }[]>`
      SELECT at.stage_id AS "stageId", count(*)::int AS count
      FROM candidate c JOIN candidate_follow_up at ON at.candidate_id = c.id
      WHERE c.process_id = ${processId}::uuid AND at.stage_id IS NOT NULL AND NOT ${inAtsSql} GROUP BY 1`,
    db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM candidate c WHERE c.process_id = ${processId}::uuid AND ${withoutStageSql}`,
  ]);
  const countOf = new Map(counts.map(({ stageId, count }) => [stageId, count]));
  const offered = stages.map(({ id }) => id);
  const others = await db.stage.findMany({
    where: { id: { in: [...countOf.keys()], notIn: offered } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  const items = [...stages, ...others].map((stage) => ({
    ...toStage(stage),
    count: countOf.get(stage.id) ?? 0,
    isOffered: offered.includes(stage.id),
  }));
  return { items, isChosen, withoutStage: without?.count ?? 0 };
}

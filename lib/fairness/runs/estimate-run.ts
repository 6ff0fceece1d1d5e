import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { selectEngine } from '@/lib/analysis/engines/select-engine';
import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import { database, type Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { findModelOf } from '@/lib/model/find-model-of';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { getProcessCost } from '@/lib/processes/get-process-cost';
import { copiesByModel, copiesByRules, modelQuestions } from '../enums';
import type { FairnessEstimate } from '../schemas';

/** SQL: the candidates `c` of a process whose CV was judged, and who did not ask that no program does. */
export const examinable = (processId: string): Prisma.Sql => Prisma.sql`
  FROM candidate c
  WHERE c.process_id = ${processId}::uuid AND c.current_analysis_id IS NOT NULL AND c.cv_sha256 IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM candidate_privacy y WHERE y.candidate_id = c.id AND y.not_by_program_at IS NOT NULL)`;

async function countExaminable(db: Db, processId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count ${examinable(processId)}`;
  return row?.count ?? 0;
}

/**
 * What a fairness run in a process would take: who judges, how often, and what that may cost.
 *
 * @throws AppError `process.not-found`, and those of `selectEngine`
 */
export async function estimateRun(actor: PersonActor, { processId }: { processId: string }): Promise<FairnessEstimate> {
  const db = database();
  await requireProcessPermission(db, actor, processId, 'candidate:analyse');
  const process = await getProcessRow(db, processId);
  const engine = await selectEngine(process.engine);
  const { name, version, model, promptVersion } = engine;
  const byRules = name === offlineEngine.name;
  const settings = byRules ? null : await findModelOf(process);
  const cost = byRules ? null : await getProcessCost(processId);
  return {
    engine: { name, version, model, promptVersion },
    available: await countExaminable(db, processId),
    copies: byRules ? copiesByRules : copiesByModel,
    questions: settings ? modelQuestions.words + (settings.writeTexts ? modelQuestions.texts : 0) : 0,
    perCopy: cost?.averageMicros ? { micros: cost.averageMicros, currency: cost.currency } : null,
  };
}

import type { Db } from '@/lib/db/client';
import type { Stage } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';

/** The stages that a process offers, in their order: what it chose of those that are not retired, else all of them. */
export async function findOfferedStages(db: Db, processId: string): Promise<{ stages: Stage[]; isChosen: boolean }> {
  const all = await db.stage.findMany({
    where: { retiredAt: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    include: { processes: { where: { processId } } },
  });
  const chosen = all.filter(({ processes }) => processes.length > 0);
  const isChosen = chosen.length > 0;
  return { stages: (isChosen ? chosen : all).map(({ processes: _chosen, ...stage }) => stage), isChosen };
}

/** @throws AppError `stage.not-offered` */
export async function requireOfferedStage(db: Db, processId: string, stageId: string): Promise<void> {
  const { stages } = await findOfferedStages(db, processId);
  if (!stages.some(({ id }) => id === stageId)) throw new AppError('stage.not-offered');
}

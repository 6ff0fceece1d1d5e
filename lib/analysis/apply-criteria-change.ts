import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { enqueueEvent } from '@/lib/jobs/outbox';
import type { CriteriaChange } from '@/lib/processes/edit-schemas';
import type { ProcessRow } from '@/lib/processes/rows/get-process-row';
import type { CriteriaPlan } from './plan-criteria-change';
import { rescorable, rescoreCandidates } from './rescore-candidates';

/** From so many candidates on, scores are computed in the background, so that nobody waits for the answer. */
const manyCandidates = 200;

/** Who becomes outdated. A candidate who was sent to the ATS, or is on the way, stays there. */
function outdatable(processId: string): Prisma.CandidateWhereInput {
  return { processId, status: { in: ['NEW', 'SEEN'] } };
}

function toChange(effect: CriteriaChange['effect'], candidates: number): CriteriaChange {
  return candidates === 0 ? { effect: 'NONE', candidates: 0 } : { effect, candidates };
}

/** What `applyCriteriaChange` would answer; changes nothing. */
export async function previewCriteriaChange(db: Db, processId: string, plan: CriteriaPlan): Promise<CriteriaChange> {
  if (plan === 'NONE') return toChange('NONE', 0);
  if (plan === 'OUTDATE') return toChange('OUTDATED', await db.candidate.count({ where: outdatable(processId) }));
  const candidates = await db.candidate.count({ where: rescorable(processId) });
  return toChange(candidates < manyCandidates ? 'RESCORED' : 'RESCORING', candidates);
}

/**
 * Lets a change of the criteria take effect on the candidates who have been analysed, in the transaction of the change:
 * they become PROCESSING_OUTDATED, or get their new scores, or the order for them is written down.
 *
 * @param process as it is after the change, locked
 */
export async function applyCriteriaChange(db: Db, process: ProcessRow, plan: CriteriaPlan): Promise<CriteriaChange> {
  const { id: processId } = process;
  if (plan === 'OUTDATE') {
    const { count } = await db.candidate.updateMany({
      where: outdatable(processId),
      data: { status: 'PROCESSING_OUTDATED' },
    });
    return toChange('OUTDATED', count);
  }
  const change = await previewCriteriaChange(db, processId, plan);
  if (change.effect === 'RESCORING') {
    await enqueueEvent(db, { name: 'process/rescoring.requested', data: { processId } });
  } else if (change.effect === 'RESCORED') {
    const rows = await db.candidate.findMany({ where: rescorable(processId), select: { id: true } });
    await rescoreCandidates(
      db,
      process,
      rows.map(({ id }) => id),
    );
  }
  return change;
}

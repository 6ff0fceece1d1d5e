import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { enqueueEvent } from '@/lib/jobs/outbox';
import type { CriteriaChange } from '@/lib/domain/process-edit-schemas';
import type { ProcessRow } from '@/lib/process-rows/get-process-row';
import type { CriteriaPlan } from '../criteria/plan-criteria-change';
import { rescorable, rescoreCandidates } from './rescore-candidates';

/** From this many candidates on, scores are computed in the background. */
const manyCandidates = 200;

/** Candidates who become outdated. One sent to the ATS, or on the way, keeps their status. */
function outdatable(processId: string): Prisma.CandidateWhereInput {
  return { processId, status: { in: ['NEW', 'SEEN'] } };
}

function toChange(effect: CriteriaChange['effect'], candidates: number): CriteriaChange {
  return candidates === 0 ? { effect: 'NONE', candidates: 0 } : { effect, candidates };
}

/** The result of `applyCriteriaChange`, without changing anything. */
export async function previewCriteriaChange(db: Db, processId: string, plan: CriteriaPlan): Promise<CriteriaChange> {
  if (plan === 'NONE') return toChange('NONE', 0);
  if (plan === 'OUTDATE') return toChange('OUTDATED', await db.candidate.count({ where: outdatable(processId) }));
  const candidates = await db.candidate.count({ where: rescorable(processId) });
  return toChange(candidates < manyCandidates ? 'RESCORED' : 'RESCORING', candidates);
}

/**
 * Applies a criteria change to the analysed candidates, in the same transaction: they become PROCESSING_OUTDATED, get
 * new scores, or a background rescoring is queued.
 *
 * @param process after the change, locked
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

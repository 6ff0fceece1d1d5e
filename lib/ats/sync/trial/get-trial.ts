import { requirePermission, type Actor } from '@/lib/auth/actor';
import { blindSelect, isBlind, shownNames } from '@/lib/candidates/blind/blindness';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { findWaitingTrial } from './find-waiting-trial';
import type { AtsTrial } from './trial-schemas';

/**
 * The first candidates of a new link, which a person looks at before the rest is fetched.
 *
 * @throws AppError `process.not-found`
 */
export async function getTrial(actor: Actor, { processId }: { processId: string }): Promise<AtsTrial> {
  requirePermission(actor, 'candidate:read');
  const db = database();
  if ((await db.process.count({ where: { id: processId } })) === 0) throw new AppError('process.not-found');
  const trial = await findWaitingTrial(db, processId);
  if (!trial) return { state: 'none', syncId: null, candidates: [] };
  const rows = await db.atsApplication.findMany({
    where: { processId, connectionId: trial.connectionId, seenInSync: trial.syncId, goneAt: null },
    orderBy: { candidate: { ordinalNumber: 'asc' } },
    select: {
      candidateId: true,
      stageId: true,
      candidate: {
        select: {
          ordinalNumber: true,
          firstName: true,
          lastName: true,
          status: true,
          applicationSources: true,
          cvSha256: true,
          cvFileName: true,
          ...blindSelect,
        },
      },
    },
  });
  return {
    state: 'waiting',
    syncId: trial.syncId,
    candidates: rows.map(({ candidateId, stageId, candidate }) => ({
      candidateId,
      ordinalNumber: candidate.ordinalNumber,
      ...shownNames(candidate),
      hasName: candidate.firstName !== null || candidate.lastName !== null,
      stageId,
      sources: candidate.applicationSources,
      hasCv: candidate.cvSha256 !== null,
      cvFileName: isBlind(candidate) ? null : candidate.cvFileName,
      status: candidate.status,
    })),
  };
}

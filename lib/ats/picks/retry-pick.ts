import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { pickCandidate } from './pick-candidate';
import type { PickAnswer } from './pick-schemas';

/**
 * Sends a candidate again whose sending ended in a conflict, from the stage that the ATS named last. Where the ATS does not tell
 * the stage, that is one more write.
 *
 * @throws AppError `resource.not-found` when it is no conflict any more, and those of `pickCandidate`
 */
export async function retryPick(
  actor: PersonActor,
  { processId, pickId }: { processId: string; pickId: string },
): Promise<PickAnswer> {
  requirePermission(actor, 'candidate:pick');
  const pick = await database().atsPick.findFirst({
    where: { id: pickId, processId, state: 'CONFLICT' },
    select: { candidateId: true },
  });
  if (!pick) throw new AppError('resource.not-found');
  return pickCandidate(actor, { processId, candidateId: pick.candidateId }, { isRetry: true });
}

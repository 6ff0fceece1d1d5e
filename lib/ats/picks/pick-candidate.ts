import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { choosePickCandidates } from './choose-pick-candidates';
import { findPickCapabilities, getPickPlace } from '../link/get-pick-place';
import type { PickAnswer } from './pick-schemas';
import { requestPicks } from './request-picks';

/**
 * Sends one candidate to the ATS as 'Selected by AI', on the actor's approval.
 *
 * @param options `isRetry`: the actor decided so about its conflict
 * @throws AppError `candidate.not-found`, `candidate.pick-refused`, and those of `getPickPlace` and `findPickCapabilities`
 */
export async function pickCandidate(
  actor: PersonActor,
  { processId, candidateId }: CandidatePlace,
  { isRetry = false }: { isRetry?: boolean } = {},
): Promise<PickAnswer> {
  requirePermission(actor, 'candidate:pick');
  const capabilities = await findPickCapabilities(processId);
  const pickId = await transaction(async (db) => {
    await lockProcess(db, processId);
    const place = await getPickPlace(db, processId, capabilities);
    const choice = { candidateIds: [candidateId] };
    const chosen = await choosePickCandidates(db, actor, place, choice, { lock: true, isRetry });
    const [refused] = chosen.refused;
    if (refused) throw new AppError(refused.reason === 'NOT_FOUND' ? 'candidate.not-found' : 'candidate.pick-refused');
    const [pick] = await requestPicks(db, actor, place, chosen.accepted);
    return pick?.id ?? '';
  });
  sendOutboxSoon();
  return { pickId, status: 'AWAITING_EXTERNAL_PICK' };
}

import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { choosePickCandidates } from './choose-pick-candidates';
import { findPickCapabilities, getPickPlace } from '../link/get-pick-place';
import type { PickChoice, PicksAnswer } from './pick-schemas';
import { requestPicks } from './request-picks';

const timeoutMs = 60_000;

/**
 * Sends the chosen candidates to the ATS as 'Selected by AI', and answers with those refused
 * (docs/specification.md, Candidate). They are sent after the response, on the actor's approval.
 *
 * @throws AppError those of `getPickPlace` and `findPickCapabilities`, `search.not-found`
 */
export async function pickCandidates(
  actor: PersonActor,
  { processId, choice }: { processId: string; choice: PickChoice },
): Promise<PicksAnswer> {
  requirePermission(actor, 'candidate:pick');
  const capabilities = await findPickCapabilities(processId);
  const answer = await transaction(
    async (db) => {
      await lockProcess(db, processId);
      const place = await getPickPlace(db, processId, capabilities);
      const { accepted, refused } = await choosePickCandidates(db, actor, place, choice, { lock: true });
      await requestPicks(db, actor, place, accepted);
      return { accepted: accepted.map(({ id }) => id), refused };
    },
    { timeoutMs },
  );
  sendOutboxSoon();
  return answer;
}

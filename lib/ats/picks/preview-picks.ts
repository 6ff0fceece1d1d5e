import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { shownNames } from '@/lib/candidates/blind/blindness';
import { findHiddenScores } from '@/lib/candidates/hidden-score/hidden-score';
import { database } from '@/lib/db/client';
import { choosePickCandidates } from './choose-pick-candidates';
import { definitionOf } from '../providers/definitions';
import { findPickCapabilities, getPickPlace } from '../link/get-pick-place';
import type { PickChoice, PickPreview } from './pick-schemas';

/**
 * What `pickCandidates` would do now: who, where to, and on whose approval. Changes nothing.
 *
 * @throws AppError those of `getPickPlace` and `findPickCapabilities`, `search.not-found`
 */
export async function previewPicks(
  actor: PersonActor,
  { processId, choice }: { processId: string; choice: PickChoice },
): Promise<PickPreview> {
  await requirePermissionIn(actor, processId, 'candidate:pick');
  const db = database();
  const place = await getPickPlace(db, processId, await findPickCapabilities(processId));
  const { accepted, refused } = await choosePickCandidates(db, actor, place, choice, { lock: false });
  const { connection } = place;
  const { id: userId, ...names } = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { id: true, firstName: true, lastName: true },
  });
  const hidden = await findHiddenScores(
    actor,
    accepted.map((candidate) => candidate.id),
  );
  return {
    target: {
      connectionId: connection.id,
      connectionName: connection.name,
      provider: connection.provider,
      recruitmentId: place.recruitmentId,
      kind: place.targetKind,
      value: place.target,
      name: place.targetName,
    },
    candidates: accepted.map((candidate) => ({
      candidateId: candidate.id,
      ordinalNumber: candidate.ordinalNumber,
      ...shownNames(candidate),
      matchScore: hidden.has(candidate.id) ? null : candidate.matchScore,
      rate: hidden.has(candidate.id) && candidate.rateSource === 'AI' ? null : candidate.rate,
      isCreatedThere: candidate.atsApplication === null,
    })),
    refused,
    mayNotify: place.targetKind === 'STAGE' && definitionOf(connection.provider).movesMayNotify,
    sendsOneFirst: !place.hasSent && accepted.length > 1,
    approver: { userId, ...names },
  };
}

import type { PersonActor } from '@/lib/auth/actor';
import { recordAudits } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import { enqueueEvents } from '@/lib/jobs/outbox';
import { enqueueWebhooks } from '@/lib/webhook-rows/enqueue-webhooks';
import { candidatePicked } from '@/lib/webhook-rows/webhook-events';
import type { PickCandidate } from './choose-pick-candidates';
import { confirmableReasons } from '../enums';
import type { PickPlace } from '../link/get-pick-place';

interface RequestedPick {
  id: string;
  candidateId: string;
}

/**
 * Requests that candidates be sent: the row of the outbox, the status and the event, in the caller's transaction. One
 * whose sending ended in a conflict is sent again under the same operation id, from the stage it is in now.
 *
 * @param candidates locked, and allowed by `pickRefusal`
 * @returns the requests in the candidates' order
 */
export async function requestPicks(
  db: Db,
  actor: PersonActor,
  place: PickPlace,
  candidates: PickCandidate[],
): Promise<RequestedPick[]> {
  if (candidates.length === 0) return [];
  const reopened = await reopenConflicts(db, actor, place, candidates);
  const known = new Set(reopened.map(({ candidateId }) => candidateId));
  const created = await db.atsPick.createManyAndReturn({
    data: candidates
      .filter(({ id }) => !known.has(id))
      .map(({ id: candidateId, status, atsApplication }) => ({
        ...targetOf(place),
        processId: place.processId,
        candidateId,
        applicationId: atsApplication?.id ?? null,
        fromStageId: atsApplication?.stageId ?? null,
        previousStatus: status,
        requestedById: actor.userId,
      })),
    select: { id: true, candidateId: true },
  });
  const picks = [...reopened, ...created];
  await db.candidate.updateMany({
    where: { id: { in: candidates.map(({ id }) => id) } },
    data: { status: 'AWAITING_EXTERNAL_PICK', statusReason: null },
  });
  await enqueuePicks(db, place, picks);
  const { processId, ...facts } = { processId: place.processId, ...targetOf(place) };
  await recordAudits(
    db,
    actor,
    'candidate.picked',
    picks.map(({ id, candidateId }) => ({ processId, candidateId, pickId: id, ...facts })),
  );
  return picks;
}

/**
 * Starts the sending of requests. Where results are told by webhook, no ATS is asked: the receiver's answer ends the
 * request.
 */
async function enqueuePicks(db: Db, { processId, connection, targetKind }: PickPlace, picks: RequestedPick[]) {
  if (targetKind !== 'WEBHOOK') {
    const events = picks.map(({ id: pickId }) => {
      return { name: 'ats/pick.requested' as const, data: { pickId, connectionId: connection.id } };
    });
    return enqueueEvents(db, events);
  }
  const place = { event: candidatePicked, connectionId: connection.id, processId } as const;
  return enqueueWebhooks(
    db,
    picks.map(({ id: subjectId, candidateId }) => ({ ...place, subjectId, candidateId })),
  );
}

function targetOf({ connection, recruitmentId, targetKind, target }: PickPlace) {
  return { connectionId: connection.id, recruitmentId, targetKind, target };
}

/** Reopens conflicts. A move that may have been applied stays counted, in case the next try ends before it is read. */
async function reopenConflicts(
  db: Db,
  actor: PersonActor,
  place: PickPlace,
  candidates: PickCandidate[],
): Promise<RequestedPick[]> {
  const { connectionId, recruitmentId, targetKind, target } = targetOf(place);
  return db.$queryRaw<RequestedPick[]>`
    UPDATE ats_pick pick
    SET state = 'PENDING', reason = NULL, alive_at = now(), ended_at = NULL,
      attempts = CASE
        WHEN pick.reason = ANY(${confirmableReasons}) AND pick.connection_id = ${connectionId}::uuid
          AND pick.recruitment_id = ${recruitmentId} AND pick.target_kind = ${targetKind}::"AtsTargetKind"
          AND pick.target = ${target}
        THEN pick.attempts ELSE 0 END,
      connection_id = ${connectionId}::uuid, recruitment_id = ${recruitmentId},
      target_kind = ${targetKind}::"AtsTargetKind", target = ${target}, requested_by_id = ${actor.userId}::uuid,
      previous_status = c.status, application_id = a.id, from_stage_id = a.stage_id
    FROM candidate c LEFT JOIN ats_application a ON a.candidate_id = c.id
    WHERE pick.candidate_id = c.id AND pick.state = 'CONFLICT' AND c.id = ANY(${candidates.map(({ id }) => id)}::uuid[])
    RETURNING pick.id, c.id AS "candidateId"`;
}

import { z } from 'zod';
import type { AtsEvent } from '../provider';
import { optionalId } from '../read-response';
import { hashOf, isSignedBy, parseBody } from '../webhook-signature';

const record = z
  .object({ id: optionalId, new_candidate_id: optionalId.catch(null) })
  .nullish()
  .catch(null);
const applicationSchema = z
  .object({
    id: optionalId,
    candidate_id: optionalId.catch(null),
    job_id: optionalId.catch(null),
    candidate: record,
    jobs: z.array(z.object({ id: optionalId })).catch([]),
  })
  .nullish()
  .catch(null);
const payloadSchema = z.object({
  action: z.string().max(100),
  payload: z
    .object({
      application: applicationSchema,
      candidate: record,
      /** Of one who was deleted, or merged into another. */
      person: record,
      candidate_id: optionalId.catch(null),
      new_candidate_id: optionalId.catch(null),
      merged_into: record,
    })
    .partial()
    .catch({}),
});
type Payload = z.infer<typeof payloadSchema>['payload'];

const types: Record<string, AtsEvent['type']> = {
  delete_candidate: 'deleted',
  delete_application: 'deleted',
  merge_candidate: 'merged',
  candidate_anonymized: 'anonymised',
};

/** An application has one job; where several are named, none is known to be it. */
function recruitmentOf(application: Payload['application']): string | null {
  const jobs = application?.jobs ?? [];
  return application?.job_id ?? (jobs.length === 1 ? (jobs[0]?.id ?? null) : null);
}

function idsOf(action: string, { application, candidate, person, candidate_id: candidateId }: Payload) {
  const ofPerson = person?.id ?? candidate?.id ?? candidateId ?? null;
  const ids = {
    recruitmentId: recruitmentOf(application),
    applicationId: application?.id ?? null,
    candidateId: application?.candidate_id ?? application?.candidate?.id ?? ofPerson,
  };
  // The person of an application that was deleted is still there.
  if (action === 'delete_application') return { ...ids, candidateId: null };
  const isOfPerson = types[action] !== undefined;
  return isOfPerson ? { recruitmentId: null, applicationId: null, candidateId: ofPerson } : ids;
}

/**
 * `Signature: sha256 <hex HMAC of the raw body>`. The header with the event's id is not signed: a copy could be sent under
 * another id, so that a delivery is named by its bytes.
 */
export function readGreenhouseWebhook(body: Buffer, headers: Headers, secret: string): AtsEvent[] | null {
  const [, signature] = /^sha256 ([0-9a-f]{64})$/i.exec(headers.get('signature') ?? '') ?? [];
  if (!signature || !isSignedBy(secret, body, signature)) return null;
  const message = parseBody(payloadSchema, body);
  if (!message) return [];
  const { action, payload } = message;
  const deliveryId = hashOf(body);
  const event: AtsEvent = { deliveryId, type: types[action] ?? 'changed', ...idsOf(action, payload) };
  const keptId = payload.person?.new_candidate_id ?? payload.new_candidate_id ?? payload.merged_into?.id ?? null;
  if (event.type !== 'merged' || keptId === null) return [event];
  const none = { recruitmentId: null, applicationId: null };
  return [event, { ...none, deliveryId: `${deliveryId}:into`, type: 'changed', candidateId: keptId }];
}

import { z } from 'zod';
import type { AtsEvent } from '../provider';
import { optionalId } from '../read-answer';
import { hashOf, isSignedBy, parseBody } from '../webhook-signature';

const record = z.object({ id: optionalId }).nullish().catch(null);
const payloadSchema = z.object({
  action: z.string().max(100),
  payload: z
    .object({
      application: z
        .object({ id: optionalId, candidate_id: optionalId, job_id: optionalId, candidate: record })
        .nullish()
        .catch(null),
      candidate: record,
      merged_into: record,
    })
    .catch({ application: null, candidate: null, merged_into: null }),
});

const types: Record<string, AtsEvent['type']> = { delete_candidate: 'deleted', merge_candidate: 'merged' };

/** `Signature: sha256 <hex HMAC of the raw body>`; the delivery's id is a header of its own. */
export function readGreenhouseWebhook(body: Buffer, headers: Headers, secret: string): AtsEvent[] | null {
  const [, signature] = /^sha256 ([0-9a-f]{64})$/i.exec(headers.get('signature') ?? '') ?? [];
  if (!signature || !isSignedBy(secret, body, signature)) return null;
  const message = parseBody(payloadSchema, body);
  if (!message) return [];
  const { application, candidate, merged_into: kept } = message.payload;
  const deliveryId = headers.get('greenhouse-event-id')?.slice(0, 200) || hashOf(body);
  const ids = {
    recruitmentId: application?.job_id ?? null,
    applicationId: application?.id ?? null,
    candidateId: application?.candidate_id ?? application?.candidate?.id ?? candidate?.id ?? null,
  };
  const event: AtsEvent = { deliveryId, type: types[message.action] ?? 'changed', ...ids };
  if (!kept?.id) return [event];
  const intoOther: AtsEvent = { ...ids, deliveryId: `${deliveryId}:into`, type: 'changed', candidateId: kept.id };
  return [event, intoOther];
}

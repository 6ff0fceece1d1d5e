import { z } from 'zod';
import type { AtsEvent } from '../provider';
import { externalId, optionalId } from '../read-response';
import { hashOf, isSignedBy, parseBody } from '../webhook-signature';

/** An older message, or one from the future, may be a copy sent by somebody else. */
const toleranceMs = 5 * 60_000;

const kind = z.string().max(100).catch('');
const record = z
  .object({ id: optionalId.catch(null), type: kind })
  .nullish()
  .catch(null);
/** Of a partner's webhook. */
const messageSchema = z.object({
  event: kind,
  id: optionalId.catch(null),
  resource_id: optionalId.catch(null),
  resource_type: kind,
  data: record,
});
/** Of a company's own webhook. */
const companySchema = z.object({
  payload: z.object({ event_name: kind, data: z.object({ id: externalId, type: kind }) }),
  signature: z.string().max(1000),
});

/** Both names were seen for the same kind of signature. */
const signatureHeaders = ['tt-signature', 'teamtailor-signature'];

/** `TT-Signature`: base64 of `t=<seconds>,v2=<hex HMAC of "<seconds>.<raw body>">`. */
function signatureOf(headers: Headers): { seconds: string; signature: string } | null {
  const header = signatureHeaders.map((name) => headers.get(name)).find((value) => value !== null) ?? '';
  const decoded = Buffer.from(header.slice(0, 1000), 'base64').toString('latin1');
  const [, seconds] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(decoded) ?? [];
  const [, signature] = /(?:^|,)v2=([0-9a-f]{64})(?:,|$)/i.exec(decoded) ?? [];
  return seconds && signature ? { seconds, signature } : null;
}

function eventOf(deliveryId: string, event: string, id: string, ...kinds: string[]): AtsEvent {
  const ofApplication = [event, ...kinds].some((name) => /job[-_]application/.test(name));
  return {
    deliveryId,
    type: /destroy|delete/.test(event) ? 'deleted' : 'changed',
    recruitmentId: null,
    applicationId: ofApplication ? id : null,
    candidateId: ofApplication ? null : id,
  };
}

function readPartners(body: Buffer, headers: Headers, secret: string): AtsEvent[] | null {
  const signed = signatureOf(headers);
  if (!signed) return null;
  const { seconds, signature } = signed;
  if (!isSignedBy(secret, Buffer.concat([Buffer.from(`${seconds}.`), body]), signature)) return null;
  if (Math.abs(Date.now() - Number(seconds) * 1000) > toleranceMs) return null;
  const message = parseBody(messageSchema, body);
  const id = message?.resource_id ?? message?.id ?? message?.data?.id;
  if (!message || !id) return [];
  // Deliveries have no id; two changes of one record differ by the second.
  const deliveryId = hashOf(seconds, '.', body);
  return [eventOf(deliveryId, message.event, id, message.resource_type, message.data?.type ?? '')];
}

/**
 * The body's `signature` is base64 of the hex HMAC of the record's id alone. Nothing else of the message is proved, so it only
 * says where to look: also a deletion is asked for.
 */
function readCompanys(body: Buffer, secret: string): AtsEvent[] | null {
  const message = parseBody(companySchema, body);
  if (!message) return null;
  const { event_name: event, data } = message.payload;
  const signature = Buffer.from(message.signature, 'base64').toString('latin1');
  if (!/^[0-9a-f]{64}$/i.test(signature) || !isSignedBy(secret, Buffer.from(data.id), signature)) return null;
  return [{ ...eventOf(hashOf(body), event, data.id, data.type), type: 'changed' }];
}

/** Both kinds: a partner's webhook has a signature in a header, a company's own is signed within its body. */
export function readTeamtailorWebhook(body: Buffer, headers: Headers, secret: string): AtsEvent[] | null {
  const isPartners = signatureHeaders.some((name) => headers.has(name));
  return isPartners ? readPartners(body, headers, secret) : readCompanys(body, secret);
}

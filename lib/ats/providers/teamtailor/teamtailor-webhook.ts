import { z } from 'zod';
import type { AtsEvent } from '../provider';
import { optionalId } from '../read-answer';
import { hashOf, isSignedBy, parseBody } from '../webhook-signature';

/** An older message, or one from the future, may be a copy sent by somebody else. */
const toleranceMs = 5 * 60_000;

const messageSchema = z.object({
  event: z.string().max(100).catch(''),
  id: optionalId.catch(null),
  resource_type: z.string().max(100).catch(''),
  data: z
    .object({ id: optionalId, type: z.string().catch('') })
    .nullish()
    .catch(null),
});

/** `TT-Signature`: base64 of `t=<seconds>,v2=<hex HMAC of "<seconds>.<raw body>">`. */
function signatureOf(headers: Headers): { seconds: string; signature: string } | null {
  const decoded = Buffer.from((headers.get('tt-signature') ?? '').slice(0, 1000), 'base64').toString('latin1');
  const [, seconds] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(decoded) ?? [];
  const [, signature] = /(?:^|,)v2=([0-9a-f]{64})(?:,|$)/i.exec(decoded) ?? [];
  return seconds && signature ? { seconds, signature } : null;
}

export function readTeamtailorWebhook(body: Buffer, headers: Headers, secret: string): AtsEvent[] | null {
  const signed = signatureOf(headers);
  if (!signed) return null;
  const { seconds, signature } = signed;
  if (!isSignedBy(secret, Buffer.concat([Buffer.from(`${seconds}.`), body]), signature)) return null;
  if (Math.abs(Date.now() - Number(seconds) * 1000) > toleranceMs) return null;
  const message = parseBody(messageSchema, body);
  const id = message?.id ?? message?.data?.id;
  if (!message || !id) return [];
  const kind = `${message.resource_type} ${message.data?.type ?? ''} ${message.event}`;
  const ofApplication = /job[-_]application/.test(kind);
  return [
    {
      // Deliveries have no id; two changes of one record differ by the second.
      deliveryId: hashOf(seconds, '.', body),
      type: /destroy|delete/.test(message.event) ? 'deleted' : 'changed',
      recruitmentId: null,
      applicationId: ofApplication ? id : null,
      candidateId: ofApplication ? null : id,
    },
  ];
}

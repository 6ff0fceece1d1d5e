import { createHmac } from 'node:crypto';

const prefix = 'whsec_';

export interface SignedContent {
  /** Of the message: the same at every attempt. */
  id: string;
  /** When this attempt was made. */
  sentAt: Date;
  body: Buffer;
}

/**
 * The headers of a webhook as Standard Webhooks writes them: an HMAC-SHA256 over id, time and raw body, so that a receiver knows
 * the sender, and refuses what somebody sends again later.
 *
 * @param secret `whsec_` and the key in base64
 */
export function signWebhook(secret: string, { id, sentAt, body }: SignedContent): Record<string, string> {
  const key = Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64');
  const timestamp = Math.floor(sentAt.getTime() / 1_000).toString();
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

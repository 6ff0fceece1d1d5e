import { decryptSecret } from '@/lib/encrypted-secret';
import type { AtsConnection } from '@/lib/db/generated/client';
import { env } from '@/lib/env';
import { definitionOf } from '../providers/definitions';

/** Where an ATS is to send its webhooks; null when the product has none, or its address has lost its secret. */
export function webhookAddress({ id, provider, encryptedWebhookSecret }: AtsConnection): string | null {
  const kind = definitionOf(provider).webhooks;
  if (kind === 'none') return null;
  const address = new URL(`/api/v1/ats/webhooks/${id}`, env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').href;
  if (kind === 'signature') return address;
  const secret = encryptedWebhookSecret ? decryptSecret(encryptedWebhookSecret, 'ats-credentials') : null;
  return secret && `${address}/${secret}`;
}

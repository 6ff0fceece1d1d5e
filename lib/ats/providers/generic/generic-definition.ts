import { z } from 'zod';
import { webAddress } from '@/lib/validation/web-address';
import { address } from '../../connections/setting-fields';
import { secret } from '../../connections/setting-rules';
import type { ProviderDefinition } from '../provider-definition';

/** Any ATS that no folder of its own speaks to: it gives us candidates, and is told the results. */
export const genericDefinition = {
  webhooks: 'none',
  movesMayNotify: false,
  reads: false,
  settings: z.object({
    /** Where results are sent. Null: nowhere; they are exported as a file. */
    webhookUrl: z.preprocess((value) => (value === '' ? null : value), webAddress().nullable()).default(null),
  }),
  fields: [address('webhookUrl')],
  remembered: [],
  uncertain: [],
  credentials: z.object({ signingSecret: secret() }),
  credentialFields: [],
  makeCredentials: () => ({ signingSecret: makeSigningSecret() }),
} as const satisfies ProviderDefinition;

/** Bytes of a secret (Standard Webhooks asks for 24 to 64). */
const secretBytes = 32;
const prefix = 'whsec_';

/** A new secret to sign webhooks with, as Standard Webhooks writes them. */
function makeSigningSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return prefix + btoa(String.fromCharCode(...bytes));
}

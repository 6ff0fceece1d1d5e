import { optionalAddress, type Settings } from '../../connections/setting-fields';
import { secret } from '../../connections/setting-rules';
import { defineProvider } from '../provider-definition';

/** Any ATS that no folder of its own speaks to: it gives us candidates, and is told the results. */
export const genericDefinition = defineProvider({
  webhooks: 'none',
  movesMayNotify: false,
  reads: false,
  settings: {
    /** Where results are sent. Null: nowhere; they are exported as a file. */
    webhookUrl: optionalAddress(),
  } satisfies Settings,
  credentials: { signingSecret: secret() },
  makeCredentials: () => ({ signingSecret: makeSigningSecret() }),
});

/** Bytes of a secret (Standard Webhooks asks for 24 to 64). */
const secretBytes = 32;
const prefix = 'whsec_';

/** A new secret to sign webhooks with, as Standard Webhooks writes them. */
function makeSigningSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return prefix + btoa(String.fromCharCode(...bytes));
}

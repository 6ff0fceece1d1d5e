import { optionalAddress, type Settings } from '../../connections/setting-fields';
import { secret } from '../../connections/setting-rules';
import { defineProvider } from '../provider-definition';
import { makeSigningSecret } from './signing-secret';

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

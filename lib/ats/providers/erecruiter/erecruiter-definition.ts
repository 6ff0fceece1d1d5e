import { z } from 'zod';
import { text } from '@/lib/validation/text';
import { webAddress } from '@/lib/validation/web-address';
import { address, call, callsPerSecondField, choice, recruitmentPageField } from '../../connections/setting-fields';
import { callsPerSecond, recruitmentPage, secret, writeCallSchema } from '../../connections/setting-rules';
import type { ProviderDefinition } from '../provider-definition';

export const erecruiterDefinition = {
  webhooks: 'none',
  movesMayNotify: false,
  reads: true,
  settings: z.object({
    apiUrl: webAddress().default('https://api.erecruiter.pl/v1.1'),
    tokenUrl: webAddress().default('https://authorization-api.erecruiter.pl/oAuth/Token'),
    companyId: text({ max: 50 }),
    recruitmentPage,
    callsPerSecond: callsPerSecond.default(10),
    /** The writes are not publicly documented: `ats.unsupported` until set. */
    moveCall: writeCallSchema.nullable().default(null),
    tagCall: writeCallSchema.nullable().default(null),
    noteCall: writeCallSchema.nullable().default(null),
    /** `all`: the applications of a recruitment come all at once, whatever `offset` and `limit` ask for. */
    applicationsPaging: z.enum(['offset', 'all']).default('offset'),
  }),
  fields: [
    { name: 'companyId', kind: 'text' },
    address('apiUrl'),
    address('tokenUrl'),
    recruitmentPageField,
    callsPerSecondField,
    call('moveCall'),
    call('tagCall'),
    call('noteCall'),
    choice('applicationsPaging'),
  ],
  remembered: [],
  uncertain: ['apiUrl', 'tokenUrl', 'callsPerSecond', 'moveCall', 'tagCall', 'noteCall'],
  credentials: z.object({ clientId: secret(), clientSecret: secret(), username: secret(), password: secret() }),
  credentialFields: ['clientId', 'clientSecret', 'username', 'password'],
} as const satisfies ProviderDefinition;

import { z } from 'zod';
import { webAddress } from '@/lib/validation/web-address';
import { address, callsPerSecondField, choice, recruitmentPageField, toggle } from '../../connections/setting-fields';
import { callsPerSecond, recruitmentPage, secret } from '../../connections/setting-rules';
import type { ProviderDefinition } from '../provider-definition';

export const traffitDefinition = {
  webhooks: 'secret-address',
  movesMayNotify: false,
  reads: true,
  settings: z.object({
    /** Of the customer's own account: https://company.traffit.com */
    url: webAddress(),
    recruitmentPage,
    callsPerSecond: callsPerSecond.default(5),
    /** Whether candidates may be created there. */
    createsCandidates: z.boolean().default(false),
    /** Where the state of a person in a recruitment is told: in the recruitment's list, or in the history of all. */
    stateSource: z.enum(['list', 'history']).default('list'),
    /** How changes are asked for: by instants, by instants a day earlier as they are local time, or by days only. */
    changeFilter: z.enum(['instant', 'local', 'day']).default('instant'),
    /** Where notes are, below a person. */
    notesPath: z.enum(['notes', 'activities']).default('notes'),
  }),
  fields: [
    address('url'),
    recruitmentPageField,
    callsPerSecondField,
    toggle('createsCandidates'),
    choice('stateSource'),
    choice('notesPath'),
  ],
  uncertain: ['callsPerSecond', 'createsCandidates'],
  credentials: z.object({ clientId: secret(), clientSecret: secret() }),
  credentialFields: ['clientId', 'clientSecret'],
} as const satisfies ProviderDefinition;

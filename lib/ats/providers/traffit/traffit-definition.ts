import { z } from 'zod';
import { webAddress } from '@/lib/validation/web-address';
import {
  address,
  callsPerSecondField,
  choice,
  recruitmentPageField,
  toggle,
  user,
} from '../../connections/setting-fields';
import { callsPerSecond, recruitmentPage, secret, userId } from '../../connections/setting-rules';
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
    /** Where the state of a person is told: in the recruitment's list, in the person's recruitments, or in the history of all. */
    stateSource: z.enum(['list', 'person', 'history']).default('list'),
    /** How changes are asked for: by instants, by instants a day earlier as they are local time, or by days only. */
    changeFilter: z.enum(['instant', 'local', 'day']).default('instant'),
    /** How a file is named in an upload: `file`, or `file[file]` with further fields. */
    uploadForm: z.enum(['plain', 'nested']).default('plain'),
    /** The reason that rejections are given; without it nobody is rejected. */
    rejectionId: userId,
    /** Where notes are, below a person. */
    notesPath: z.enum(['notes', 'activities']).default('notes'),
  }),
  fields: [
    address('url'),
    recruitmentPageField,
    callsPerSecondField,
    toggle('createsCandidates'),
    user('rejectionId'),
    choice('stateSource'),
    choice('notesPath'),
  ],
  remembered: ['changeFilter', 'uploadForm'],
  uncertain: ['callsPerSecond', 'createsCandidates', 'rejectionId'],
  credentials: z.object({ clientId: secret(), clientSecret: secret() }),
  credentialFields: ['clientId', 'clientSecret'],
} as const satisfies ProviderDefinition;

import { z } from 'zod';
import { webAddress } from '@/lib/validation/web-address';
import { address, recruitmentPageField, toggle, user } from '../../connections/setting-fields';
import { callsPerSecond, recruitmentPage, secret, userId } from '../../connections/setting-rules';
import type { ProviderDefinition } from '../provider-definition';

export const greenhouseDefinition = {
  webhooks: 'signature',
  movesMayNotify: true,
  reads: true,
  settings: z.object({
    apiUrl: webAddress().default('https://harvest.greenhouse.io/v3'),
    tokenUrl: webAddress().default('https://auth.greenhouse.io/token'),
    recruitmentPage,
    /** The window of 30 seconds is kept by the answers' headers; this only spreads the calls of all instances. */
    callsPerSecond: callsPerSecond.default(20),
    /** Otherwise the applications of all jobs are read, and those of the others left out. */
    filtersByJob: z.boolean().default(true),
    /** As whom everything is done, and notes are written; without it a service account acts, and there are no notes. */
    actingUserId: userId,
    writesNotes: z.boolean().default(false),
    createsCandidates: z.boolean().default(false),
  }),
  fields: [
    address('apiUrl'),
    address('tokenUrl'),
    recruitmentPageField,
    toggle('writesNotes'),
    user('actingUserId'),
    toggle('createsCandidates'),
    { ...toggle('filtersByJob'), advanced: true },
  ],
  remembered: ['callsPerSecond'],
  uncertain: ['filtersByJob', 'writesNotes', 'createsCandidates'],
  credentials: z.object({ clientId: secret(), clientSecret: secret() }),
  credentialFields: ['clientId', 'clientSecret'],
} as const satisfies ProviderDefinition;

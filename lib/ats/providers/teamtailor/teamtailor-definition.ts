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
import { callsPerSecond, headerSecret, recruitmentPage, userId } from '../../connections/setting-rules';
import type { ProviderDefinition } from '../provider-definition';

/** The addresses of the API by region; a key belongs to one of them. */
export const teamtailorHosts = {
  EU: 'https://api.teamtailor.com/v1',
  NA: 'https://api.na.teamtailor.com/v1',
} as const;

/** Versions of the API, the newest first. */
export const teamtailorVersions = ['20240904', '20240404', '20210218'] as const;

export const teamtailorDefinition = {
  webhooks: 'signature',
  movesMayNotify: false,
  reads: true,
  regions: teamtailorHosts,
  settings: z.object({
    apiUrl: webAddress().default(teamtailorHosts.EU),
    recruitmentPage,
    callsPerSecond: callsPerSecond.default(5),
    /** Null: the newest known first, then those before it, until the account knows one. */
    apiVersion: z.enum(teamtailorVersions).nullable().default(null),
    /** PATCH of an application's stage. */
    movesStages: z.boolean().default(false),
    /** PATCH of a candidate's tags. */
    writesTags: z.boolean().default(false),
    /** How applications are filtered by job: `filter[job-id]` or `filter[job]`. */
    jobFilter: z.enum(['job-id', 'job']).default('job-id'),
    /** POST of a note. */
    writesNotes: z.boolean().default(false),
    /** As whom notes are written; without it there are none. */
    noteUserId: userId,
    createsCandidates: z.boolean().default(false),
  }),
  fields: [
    address('apiUrl'),
    recruitmentPageField,
    callsPerSecondField,
    toggle('movesStages'),
    toggle('writesTags'),
    toggle('writesNotes'),
    user('noteUserId'),
    toggle('createsCandidates'),
    choice('jobFilter'),
  ],
  remembered: ['apiVersion'],
  uncertain: ['callsPerSecond', 'movesStages', 'writesTags', 'writesNotes', 'createsCandidates'],
  credentials: z.object({ apiKey: headerSecret() }),
  credentialFields: ['apiKey'],
} as const satisfies ProviderDefinition;

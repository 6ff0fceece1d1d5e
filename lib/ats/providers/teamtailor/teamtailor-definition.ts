import { z } from 'zod';
import {
  callsPerSecond,
  choice,
  knownAddress,
  recruitmentPage,
  remembered,
  toggle,
  uncertain,
  userId,
  type Settings,
} from '../../connections/setting-fields';
import { headerSecret } from '../../connections/setting-rules';
import { defineProvider, type Credentials } from '../provider-definition';

/** The addresses of the API by region; a key belongs to one of them. */
export const teamtailorHosts = {
  EU: 'https://api.teamtailor.com/v1',
  NA: 'https://api.na.teamtailor.com/v1',
} as const;

/** Versions of the API, the newest first. */
export const teamtailorVersions = ['20240904', '20240404', '20210218'] as const;

export const teamtailorDefinition = defineProvider({
  webhooks: 'signature',
  movesMayNotify: false,
  reads: true,
  regions: teamtailorHosts,
  settings: {
    apiUrl: knownAddress(teamtailorHosts.EU),
    recruitmentPage: recruitmentPage(),
    callsPerSecond: uncertain(callsPerSecond(5)),
    /** PATCH of an application's stage. */
    movesStages: uncertain(toggle()),
    /** PATCH of a candidate's tags. */
    writesTags: uncertain(toggle()),
    /** POST of a note. */
    writesNotes: uncertain(toggle()),
    /** As whom notes are written; without it there are none. */
    noteUserId: userId(),
    createsCandidates: uncertain(toggle()),
    /** Null: the newest known first, then those before it, until the account knows one. */
    apiVersion: remembered(z.enum(teamtailorVersions).nullable().default(null)),
    /** How applications are filtered by job: `filter[job-id]` or `filter[job]`. */
    jobFilter: choice(['job-id', 'job']),
  } satisfies Settings,
  credentials: { apiKey: headerSecret() } satisfies Credentials,
});

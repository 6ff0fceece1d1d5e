import {
  advanced,
  callsPerSecond,
  knownAddress,
  recruitmentPage,
  remembered,
  toggle,
  uncertain,
  userId,
  type Settings,
} from '../../connections/setting-fields';
import { secret } from '../../connections/setting-rules';
import { defineProvider, type Credentials } from '../provider-definition';

export const greenhouseDefinition = defineProvider({
  webhooks: 'signature',
  movesMayNotify: true,
  reads: true,
  settings: {
    apiUrl: knownAddress('https://harvest.greenhouse.io/v3'),
    tokenUrl: knownAddress('https://auth.greenhouse.io/token'),
    recruitmentPage: recruitmentPage(),
    writesNotes: uncertain(toggle()),
    /** As whom everything is done, and notes are written; without it a service account acts, and there are no notes. */
    actingUserId: userId(),
    createsCandidates: uncertain(toggle()),
    /** Otherwise the applications of all jobs are read, and those of the others left out. */
    filtersByJob: uncertain(advanced(toggle(true))),
    /** The window of 30 seconds is kept by the answers' headers; this only spreads the calls of all instances. */
    callsPerSecond: remembered(callsPerSecond(20).rule),
  } satisfies Settings,
  credentials: { clientId: secret(), clientSecret: secret() } satisfies Credentials,
});

import { text } from '@/lib/validation/text';
import {
  callsPerSecond,
  choice,
  knownAddress,
  recruitmentPage,
  typed,
  uncertain,
  writeCall,
  type Settings,
} from '../../connections/setting-fields';
import { secret } from '../../connections/setting-rules';
import { defineProvider, type Credentials } from '../provider-definition';

export const erecruiterDefinition = defineProvider({
  webhooks: 'none',
  movesMayNotify: false,
  reads: true,
  settings: {
    companyId: typed(text({ max: 50 })),
    apiUrl: uncertain(knownAddress('https://api.erecruiter.pl/v1.1')),
    tokenUrl: uncertain(knownAddress('https://authorization-api.erecruiter.pl/oAuth/Token')),
    recruitmentPage: recruitmentPage(),
    callsPerSecond: uncertain(callsPerSecond(10)),
    /** The writes are not publicly documented. */
    moveCall: uncertain(writeCall()),
    tagCall: uncertain(writeCall()),
    noteCall: uncertain(writeCall()),
    /** `all`: the applications of a recruitment come all at once, whatever `offset` and `limit` ask for. */
    applicationsPaging: choice(['offset', 'all']),
  } satisfies Settings,
  credentials: {
    clientId: secret(),
    clientSecret: secret(),
    username: secret(),
    password: secret(),
  } satisfies Credentials,
});

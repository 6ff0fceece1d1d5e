import { z } from 'zod';
import {
  address,
  callsPerSecond,
  choice,
  recruitmentPage,
  remembered,
  toggle,
  uncertain,
  userId,
  type Settings,
} from '../../connections/setting-fields';
import { secret } from '../../connections/setting-rules';
import { defineProvider, type Credentials } from '../provider-definition';

export const traffitDefinition = defineProvider({
  webhooks: 'secret-address',
  movesMayNotify: false,
  reads: true,
  settings: {
    /** Of the customer's own account: https://company.traffit.com */
    url: address(),
    recruitmentPage: recruitmentPage(),
    callsPerSecond: uncertain(callsPerSecond(5)),
    /** Whether candidates may be created there. */
    createsCandidates: uncertain(toggle()),
    /** The reason that rejections are given; without it nobody is rejected. */
    rejectionId: uncertain(userId()),
    /** Where the state of a person is told: in the recruitment's list, in the person's recruitments, or in the history of all. */
    stateSource: choice(['list', 'person', 'history']),
    /** How changes are asked for: by instants, by instants a day earlier as they are local time, or by days only. */
    changeFilter: remembered(z.enum(['instant', 'local', 'day']).default('instant')),
    /** How a file is named in an upload: `file`, or `file[file]` with further fields. */
    uploadForm: remembered(z.enum(['plain', 'nested']).default('plain')),
    /** Where notes are, below a person. */
    notesPath: choice(['notes', 'activities']),
  } satisfies Settings,
  credentials: { clientId: secret(), clientSecret: secret() } satisfies Credentials,
});

import type * as AtsClientModule from '@/lib/ats/http/ats-client';
import type * as OpenProviderModule from '@/lib/ats/connections/open-provider';
import type { AtsProvider } from '@/lib/ats/providers/provider';
import type * as TransactionModule from '@/lib/db/transaction';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { startReachableSandbox } from '../sandbox-connection';
import { mortal } from './lives';
import { simulate } from './simulate';

// A process may be killed before and after each transaction and each call of the ATS.
jest.mock('@/lib/db/transaction', () => {
  const actual = jest.requireActual<typeof TransactionModule>('@/lib/db/transaction');
  const transaction: typeof actual.transaction = (work, options) => mortal(() => actual.transaction(work, options));
  return { ...actual, transaction };
});
jest.mock('@/lib/ats/connections/open-provider', () => {
  const actual = jest.requireActual<typeof OpenProviderModule>('@/lib/ats/connections/open-provider');
  const openProvider: typeof actual.openProvider = async (...given) => {
    const opened = await actual.openProvider(...given);
    return { ...opened, provider: makeMortal(opened.provider) };
  };
  return { ...actual, openProvider };
});
// Waits between the calls are passed over; a file is read elsewhere.
jest.mock('@/lib/ats/http/ats-client', () => {
  const actual = jest.requireActual<typeof AtsClientModule>('@/lib/ats/http/ats-client');
  class AtsClient extends actual.AtsClient {
    constructor(options: AtsClientModule.AtsClientOptions) {
      super({ ...options, sleep: async () => undefined });
    }
  }
  return { ...actual, AtsClient };
});
jest.mock('@/lib/reader/run-reader', () => ({ probeCv: async () => ({ pages: 1 }) }));

function makeMortal(provider: AtsProvider): AtsProvider {
  return new Proxy(provider, {
    get(target, name: keyof AtsProvider) {
      const value = target[name];
      if (typeof value !== 'function' || name === 'readWebhook') return value;
      return (...given: unknown[]) =>
        mortal(() => (value as (...all: unknown[]) => Promise<unknown>).apply(target, given));
    },
  });
}

/** `ATS_SIMULATIONS=200 ATS_SIMULATION_SEED=1` plays so many, from that seed on; one alone is a replay. */
const count = Number(process.env.ATS_SIMULATIONS ?? 4);
const firstSeed = Number(process.env.ATS_SIMULATION_SEED ?? 1);

let sandbox: AtsSandbox;
beforeAll(async () => {
  sandbox = await startReachableSandbox();
});
afterAll(() => sandbox.close());

test.each(Array.from({ length: count }, (_, index) => firstSeed + index))(
  'synchronising and sending through faults, kills and edits ends with both sides equal, seed %i',
  async (seed) => {
    const { problems, log } = await simulate(sandbox, seed);
    if (problems.length > 0) throw new Error([`Seed ${seed}:`, ...problems, ...log].join('\n'));
  },
);

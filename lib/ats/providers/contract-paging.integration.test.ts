import fc from 'fast-check';
import { AppError } from '@/lib/errors';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import type { Paging } from '@/scripts/ats-sandbox/http/paging';
import {
  dialectOf,
  openAccount,
  sandboxAccounts,
  startReachableSandbox,
  type SandboxAccount,
} from '@/tests/ats/sandbox-connection';
import { scanAll } from '@/tests/ats/scan-all';
import type { AtsProvider } from './provider';

const people = 130;
const maxPages = 400;
const maxRequests = 1500;
const misbehaving: Paging[] = ['repeats', 'skips', 'ignores', 'grows'];

let sandbox: AtsSandbox;
let recruitmentId: string;
let firstIds: Set<string>;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: people });
});
afterAll(() => sandbox.close());

/** Opened while the pager is honest, so that the account's shapes are known. */
async function open(account: SandboxAccount, seed: number, candidatesPerRecruitment: number): Promise<AtsProvider> {
  sandbox.control.reset({ seed, candidatesPerRecruitment });
  sandbox.control.setRateLimits({ on: false });
  const { recruitments, applications } = await sandbox.control.snapshot({ withCvs: false });
  recruitmentId = String(recruitments[0]?.id);
  firstIds = new Set(applications.map(({ id, candidateId }) => String(account.id === 'TRAFFIT' ? candidateId : id)));
  return (await openAccount(sandbox, account)).provider;
}

/** What became of it: all who are there, not all of them, or an error of the provider. */
async function outcomeOf(scan: () => ReturnType<typeof scanAll>): Promise<'all' | 'some' | 'refused'> {
  sandbox.control.clearLog();
  try {
    const { applications, pages } = await scan();
    expect(pages).toBeLessThan(maxPages);
    for (const id of applications.keys()) expect(firstIds).toContain(id);
    return applications.size === firstIds.size ? 'all' : 'some';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.code).toBe('ats.bad-answer');
    return 'refused';
  } finally {
    expect(sandbox.control.log().requests.length).toBeLessThan(maxRequests);
  }
}

describe.each(sandboxAccounts)('$id, $personality', (account) => {
  const dialect = dialectOf[account.id];
  const misbehave = (paging: Paging) => sandbox.control.settings({ paging: { [dialect]: paging } });

  test.each(misbehaving)('a scan ends when the pager %s', async (paging) => {
    const provider = await open(account, 1, people);
    misbehave(paging);
    const outcome = await outcomeOf(() => scanAll(provider, recruitmentId));
    // A row that never comes cannot be missed everywhere; all else is either whole or refused.
    if (paging !== 'skips') expect(outcome).not.toBe('some');
  });

  test.each(misbehaving)('lists that are read whole end when the pager %s', async (paging) => {
    const provider = await open(account, 1, 20);
    misbehave(paging);
    const [application] = [...firstIds];
    await outcomeOf(async () => {
      await provider.findRecruitments('');
      await provider.listStages(recruitmentId);
      await provider.findApplication(recruitmentId, application ?? '');
      return { applications: new Map(), pages: 1 };
    });
  });

  test('a scan ends whatever the pager does, and whenever it begins to', async () => {
    const sizes = fc.constantFrom(1, 2, 24, 25, 26, 50, 99, 100, 101);
    const habit = fc.constantFrom<Paging>('honest', ...misbehaving);
    await fc.assert(
      fc.asyncProperty(sizes, habit, habit, fc.integer({ min: 0, max: 4 }), async (size, first, then, page) => {
        const provider = await open(account, 1 + (size % 5), size);
        misbehave(first);
        const change = { afterPage: (number: number) => void (number === page && misbehave(then)) };
        await outcomeOf(() => scanAll(provider, recruitmentId, change));
      }),
      { numRuns: 8 },
    );
  });
});

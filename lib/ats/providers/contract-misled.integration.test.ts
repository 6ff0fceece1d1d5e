import { AppError } from '@/lib/errors';
import { rightLosses } from '@/scripts/ats-sandbox/http/lost-rights';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { dialectOf, openAccount, sandboxAccounts, startReachableSandbox } from '@/tests/ats/sandbox-connection';
import { scanAll } from '@/tests/ats/scan-all';
import type { AtsProvider } from './provider';

let sandbox: AtsSandbox;
let provider: AtsProvider;
let recruitmentId: string;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: 80 });
});
afterAll(() => sandbox.close());

/** What a call brings; an error of the ATS is an answer too. */
async function outcome<Result>(call: Promise<Result>): Promise<Result | string> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const accounts = sandboxAccounts.filter(({ id }) => id === 'TEAMTAILOR' || id === 'GREENHOUSE');

describe.each(accounts)('$id, $personality', (account) => {
  const dialect = dialectOf[account.id];

  beforeEach(async () => {
    sandbox.control.reset({});
    sandbox.control.setRateLimits({ on: false });
    const { recruitments } = await sandbox.control.snapshot({ withCvs: false });
    recruitmentId = String(recruitments[0]?.id);
    ({ provider } = await openAccount(sandbox, account));
  });

  test.each(rightLosses)('without the right to read people (%s) nobody is taken for erased or deleted', async (how) => {
    const { applications: before } = await scanAll(provider, recruitmentId);
    sandbox.control.loseRight({ dialect, how });
    const page = await outcome(provider.scanApplications({ recruitmentId, since: null, cursor: null }));
    const read = typeof page === 'string' ? [] : page.applications;
    if (typeof page === 'string') expect(page).toMatch(/^ats[.](forbidden|record-not-found)$/);
    else expect(read.length + (page.unreadable ?? 0)).toBeGreaterThan(0);
    // Greenhouse has no people inside of other records, and half of them are in no list but there by their ids.
    const isMissed = account.id === 'TEAMTAILOR' || !['half', 'not-included'].includes(how);
    const missed = read.filter(({ candidateId }) => how !== 'half' || Number(candidateId) % 2 === 0);
    expect([...new Set(missed.map(({ person }) => person))]).toEqual(
      missed.length === 0 ? [] : [isMissed ? 'unreadable' : 'known'],
    );
    const saysSo = account.id === 'TEAMTAILOR' && how === 'not-found';
    for (const one of [...before.values()].slice(0, 4)) {
      const found = await outcome(provider.findApplication(recruitmentId, one.id));
      if (typeof found !== 'string') expect(found?.person ?? 'unreadable').not.toBe('erased');
      expect(await provider.saysDeleted(one)).toBe(saysSo);
    }
    sandbox.control.restoreRights({ dialect });
    expect((await scanAll(provider, recruitmentId)).applications).toEqual(before);
  });

  test.each(['repeats', 'ignores', 'grows'] as const)(
    'pages without an end (%s) end a scan as a bad answer',
    async (how) => {
      sandbox.control.settings({ paging: { [dialect]: how } });
      const { length } = sandbox.control.log().requests;
      await expect(scanAll(provider, recruitmentId)).rejects.toMatchObject({ code: 'ats.bad-answer' });
      expect(sandbox.control.log().requests.length - length).toBeLessThan(100);
      expect(await provider.findRecruitments('')).toHaveLength(1);
      expect((await provider.listStages(recruitmentId)).length).toBeGreaterThan(1);
      expect(sandbox.control.log().requests.length - length).toBeLessThan(120);
    },
  );

  test('pages that skip somebody end, and who was skipped is found', async () => {
    const { applications: before } = await scanAll(provider, recruitmentId);
    sandbox.control.settings({ paging: { [dialect]: 'skips' } });
    const after = await outcome(scanAll(provider, recruitmentId));
    if (typeof after === 'string') throw new Error(after);
    const skipped = [...before.values()].filter(({ id }) => !after.applications.has(id));
    for (const one of skipped) {
      expect(await provider.findApplication(recruitmentId, one.id)).toEqual(one);
      expect(await provider.saysDeleted(one)).toBe(false);
    }
  });
});

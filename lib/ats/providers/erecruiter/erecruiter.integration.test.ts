import { rightLosses } from '@/scripts/ats-sandbox/http/lost-rights';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import type { Snapshot } from '@/scripts/ats-sandbox/control/snapshot';
import { outcomeOf } from '@/tests/ats/outcome-of';
import {
  createSandboxConnection,
  openAccount,
  sandboxAccounts,
  setPersonality,
  startReachableSandbox,
  type SandboxAccount,
} from '@/tests/ats/sandbox-connection';
import { scanAll } from '@/tests/ats/scan-all';
import { openProvider } from '../../connections/open-provider';
import type { AtsApplicationData, AtsProvider } from '../provider';

let sandbox: AtsSandbox;
let provider: AtsProvider;
let snapshot: Snapshot;
let recruitmentId: string;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: 20 });
});
afterAll(() => sandbox.close());

async function reset(candidatesPerRecruitment: number): Promise<void> {
  sandbox.control.reset({ candidatesPerRecruitment });
  sandbox.control.setRateLimits({ on: false });
  snapshot = await sandbox.control.snapshot({ withCvs: false });
  recruitmentId = String(snapshot.recruitments[0]?.id);
}

/** Opened without a check before: with the assumed shapes, and these settings. */
async function openUnchecked(account: SandboxAccount, settings: Record<string, unknown> = {}): Promise<AtsProvider> {
  setPersonality(sandbox, account);
  return (await openProvider(await createSandboxConnection('ERECRUITER', sandbox.url, { settings }))).provider;
}

const observed = { id: 'ERECRUITER', personality: 'observed' } as const;
const accounts = sandboxAccounts.filter(({ id }) => id === 'ERECRUITER');
const lists = () => sandbox.control.log().requests.filter(({ path }) => path.includes('/CandidateApplications?'));

describe.each([1, 2, 3, 60, 99, 101, 111, 250])('%d people who come all at once, whatever is asked for', (count) => {
  test('are read once before the account was checked, too', async () => {
    await reset(count);
    provider = await openUnchecked(observed);
    sandbox.control.clearLog();
    const { applications } = await scanAll(provider, recruitmentId);
    expect(applications.size).toBe(count);
    expect(lists().length).toBeLessThanOrEqual(2);
  });
});

test('a hundred who come all at once may be the first hundred, and are refused until the account was checked', async () => {
  await reset(100);
  provider = await openUnchecked(observed);
  sandbox.control.clearLog();
  await expect(scanAll(provider, recruitmentId)).rejects.toMatchObject({ code: 'ats.bad-answer' });
  expect(lists().length).toBeLessThan(60);
  provider = await openUnchecked(observed, { applicationsPaging: 'all' });
  expect((await scanAll(provider, recruitmentId)).applications.size).toBe(100);
});

test('where more are told than come, nothing is taken for everything', async () => {
  await reset(130);
  provider = await openUnchecked({ ...observed, personality: 'documented' }, { applicationsPaging: 'all' });
  await expect(scanAll(provider, recruitmentId)).rejects.toMatchObject({ code: 'ats.bad-answer' });
});

test('a long list that comes all at once is taken in slices, and people who go meanwhile hide nobody', async () => {
  await reset(1100);
  provider = (await openAccount(sandbox, observed)).provider;
  const { applications: all, pages } = await scanAll(provider, recruitmentId);
  expect(all.size).toBe(1100);
  expect(pages).toBe(3);
  const early = [...all.values()].slice(100, 110);
  const { applications } = await scanAll(provider, recruitmentId, {
    afterPage: (page) => {
      if (page === 1) for (const { candidateId } of early) sandbox.control.deleteCandidate({ id: Number(candidateId) });
    },
  });
  const gone = new Set(early.map(({ id }) => id));
  expect([...all.keys()].filter((id) => !applications.has(id) && !gone.has(id))).toEqual([]);
});

describe.each(accounts)('$id, $personality', (account) => {
  beforeEach(async () => {
    await reset(20);
    ({ provider } = await openAccount(sandbox, account));
  });

  test('deleted is an application or a person that does not exist', async () => {
    const ofApplication = (place: number) => {
      const { id, candidateId } = snapshot.applications[place] ?? { id: 0, candidateId: 0 };
      return { id: String(id), candidateId: String(candidateId), recruitmentId };
    };
    const [removed, deleted, present] = [ofApplication(3), ofApplication(4), ofApplication(5)];
    sandbox.control.deleteApplication({ id: Number(removed.id) });
    sandbox.control.deleteCandidate({ id: Number(deleted.candidateId) });
    expect(await provider.saysDeleted(removed)).toBe(true);
    expect(await provider.saysDeleted(deleted)).toBe(true);
    expect(await provider.saysDeleted(present)).toBe(false);
    // The application's id stands for a person's that is not told; there is no such person.
    expect(await provider.saysDeleted({ ...present, candidateId: present.id })).toBe(false);
  });

  test.each(rightLosses)('without the right to read people (%s) nobody is erased', async (how) => {
    const { applications } = await scanAll(provider, recruitmentId);
    sandbox.control.loseRight({ dialect: 'erecruiter', how });
    const scan = await outcomeOf(scanAll(provider, recruitmentId));
    const read: AtsApplicationData[] = typeof scan === 'string' ? [] : [...scan.applications.values()];
    if (typeof scan === 'string') expect(scan).toMatch(/^ats[.](forbidden|record-not-found)$/);
    for (const { person } of read) expect(person).not.toBe('erased');
    if (how === 'not-included') {
      expect(read).toHaveLength(20);
      for (const { id, candidateId, person } of read) {
        expect([person, candidateId]).toEqual(['unreadable', applications.get(id)?.candidateId]);
      }
    }
    for (const one of [...applications.values()].slice(0, 4)) {
      const found = await outcomeOf(provider.findApplication(recruitmentId, one.id));
      if (typeof found !== 'string') expect(found?.person).not.toBe('erased');
      expect(await provider.saysDeleted(one)).toBe(how === 'not-found');
    }
  });

  test('what is assumed is tried by reading, in a few calls', async () => {
    const unchecked = await openUnchecked(account);
    sandbox.control.clearLog();
    const { assumptions, settings } = await unchecked.inspect();
    const isObserved = account.personality === 'observed';
    expect(settings).toEqual(isObserved ? { applicationsPaging: 'all' } : {});
    const different = assumptions.filter(({ name, outcome }) => outcome !== 'confirmed' && name !== 'rate-headers');
    expect(different.map(({ name, outcome }) => [name, outcome])).toEqual(
      isObserved ? [['applications-paging', 'differs']] : [],
    );
    const { requests } = sandbox.control.log();
    expect(requests.length).toBeLessThanOrEqual(11);
    expect(requests.filter(({ method, path }) => method !== 'GET' && !/token$/i.test(path))).toEqual([]);
    const texts = JSON.stringify(assumptions);
    for (const { firstName, lastName, email } of snapshot.candidates) {
      expect([firstName, lastName, email].filter((value) => value && texts.includes(value))).toEqual([]);
    }
  });

  test('what shows nothing, or is refused, is told line by line', async () => {
    sandbox.control.fail({ fault: { kind: 'forbidden' }, dialect: 'erecruiter', path: 'Full$|Full[?]', times: 1 });
    const { assumptions } = await (await openUnchecked(account)).inspect();
    expect(assumptions.find(({ name }) => name === 'tags')).toMatchObject({
      outcome: 'not-seen',
      error: 'ats.forbidden',
    });
    sandbox.control.loseRight({ dialect: 'erecruiter', how: 'not-included' });
    const missing = (await (await openUnchecked(account)).inspect()).assumptions;
    expect(missing.find(({ name }) => name === 'cv-files-field')).toMatchObject({ outcome: 'unknown', seen: '—' });
    sandbox.control.reset({ candidatesPerRecruitment: 1 });
    const few = (await (await openUnchecked(account)).inspect()).assumptions;
    expect(few.find(({ name }) => name === 'applications-paging')).toMatchObject({ outcome: 'not-seen', error: null });
  });
});

test('refused credentials are no lines', async () => {
  await reset(5);
  const credentials = { password: 'wrong' };
  const opened = await openProvider(await createSandboxConnection('ERECRUITER', sandbox.url, { credentials }));
  await expect(opened.provider.inspect()).rejects.toMatchObject({ code: 'ats.credentials-refused' });
});

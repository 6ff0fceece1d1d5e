import { database } from '@/lib/db/client';
import type { Fault } from '@/scripts/ats-sandbox/http/faults';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import {
  dialectOf,
  openSandbox,
  sandboxAccounts,
  setPersonality,
  startReachableSandbox,
  type SandboxAccount,
} from '@/tests/ats/sandbox-connection';
import type { AtsInspection } from './provider';

let sandbox: AtsSandbox;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 2, candidatesPerRecruitment: 60 });
});
afterAll(() => sandbox.close());

const apiRequests = () => sandbox.control.log().requests.filter(({ path }) => !path.endsWith('/token'));

/** By name, of all lines what was found. */
const outcomesOf = ({ assumptions }: AtsInspection) =>
  Object.fromEntries(assumptions.map(({ name, outcome }) => [name, outcome]));

async function inspect(account: SandboxAccount, settings: Record<string, unknown> = {}): Promise<AtsInspection> {
  setPersonality(sandbox, account);
  const nobody = { actingUserId: null, noteUserId: null };
  const { provider } = await openSandbox(account.id, sandbox.url, { settings: { ...nobody, ...settings } });
  return provider.inspect();
}

/** What is not confirmed. Several people are there, so that nobody is proposed as the one who writes. */
const found = {
  TEAMTAILOR: {
    documented: { outcomes: { 'note-user': 'not-seen' }, settings: {} },
    observed: { outcomes: { 'job-filter': 'differs', 'note-user': 'not-seen' }, settings: { jobFilter: 'job' } },
  },
  GREENHOUSE: {
    documented: { outcomes: { 'acting-user': 'not-seen' }, settings: {} },
    observed: {
      outcomes: {
        'job-filter': 'differs',
        'active-status': 'differs',
        'token-expiry': 'differs',
        'acting-user': 'not-seen',
      },
      settings: { filtersByJob: false },
    },
  },
};
const author = {
  TEAMTAILOR: ['noteUserId', 'note-user', '31'],
  GREENHOUSE: ['actingUserId', 'acting-user', '4101'],
} as const;

const accounts = sandboxAccounts.flatMap(({ id, personality }) =>
  id === 'TEAMTAILOR' || id === 'GREENHOUSE' ? [{ id, personality }] : [],
);

describe.each(accounts)('$id, $personality', (account) => {
  const { id, personality } = account;
  const dialect = dialectOf[id];
  const fail = (fault: Fault, path?: string) => sandbox.control.fail({ fault, dialect, path, times: 50 });

  beforeEach(() => {
    sandbox.control.reset({});
    sandbox.control.clearLog();
  });

  test('an inspection tells which shapes are there, by few calls that only read', async () => {
    const inspection = await inspect(account);
    const { outcomes, settings } = found[id][personality];
    expect(
      Object.fromEntries(Object.entries(outcomesOf(inspection)).filter(([, outcome]) => outcome !== 'confirmed')),
    ).toEqual(outcomes);
    expect(inspection.settings).toEqual(settings);
    const requests = apiRequests();
    expect(requests.length).toBeLessThanOrEqual(15);
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    // With the settings chosen nothing is left to choose.
    expect((await inspect(account, settings)).settings).toEqual({});
  });

  test('no value of a person is told', async () => {
    const told = JSON.stringify((await inspect(account)).assumptions);
    const { candidates } = await sandbox.control.snapshot({ withCvs: false });
    const values = candidates.flatMap(({ id: key, firstName, lastName, email }) => [
      String(key),
      firstName,
      lastName,
      email,
    ]);
    expect(values.filter((value) => value && told.includes(value))).toEqual([]);
  });

  test('a person who writes is confirmed or missed', async () => {
    const [setting, name, userId] = author[id];
    expect(outcomesOf(await inspect(account, { [setting]: userId }))).toMatchObject({ [name]: 'confirmed' });
    if (id === 'GREENHOUSE') return; // No token is given for somebody who is not there.
    expect(outcomesOf(await inspect(account, { [setting]: '999' }))).toMatchObject({ [name]: 'unknown' });
  });

  test('what one call refuses is a line, and the connection goes on', async () => {
    fail({ kind: 'forbidden' }, 'users|/candidates');
    const { assumptions } = await inspect(account);
    const errors = assumptions.filter(({ error }) => error === 'ats.forbidden').map(({ name }) => name);
    expect(errors.length).toBeGreaterThan(1);
    expect(errors).toContain(author[id][1]);
    const { stoppedReason } = await database().atsConnection.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect(stoppedReason).toBeNull();
  });

  test('without any rights there are lines without anything seen', async () => {
    fail({ kind: 'forbidden' }, '^(?!.*token)');
    const { assumptions, settings } = await inspect(account);
    expect(settings).toEqual({});
    expect(new Set(assumptions.filter(({ name }) => name !== 'token-expiry').map(({ outcome }) => outcome))).toEqual(
      new Set(['not-seen']),
    );
  });

  test('an account without applications shows nothing of them', async () => {
    sandbox.control.reset({ candidatesPerRecruitment: 0 });
    const inspection = await inspect(account);
    expect(inspection.settings).toEqual({});
    expect(
      inspection.assumptions
        .filter(({ outcome }) => outcome === 'differs' || outcome === 'unknown')
        .map(({ name }) => name),
    ).toEqual(personality === 'observed' && id === 'GREENHOUSE' ? ['token-expiry'] : []);
  });

  test.each<[Fault, string]>([
    [{ kind: 'server-error' }, 'ats.unreachable'],
    [{ kind: 'rate-limit', seconds: 60 }, 'ats.rate-limited'],
  ])('a connection that fails is thrown (%o)', async (fault, code) => {
    fail(fault);
    await expect(inspect(account)).rejects.toMatchObject({ code });
  });
});

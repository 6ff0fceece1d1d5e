import { randomUUID } from 'node:crypto';
import { sandboxConnection } from '@/prisma/seed/demo-ats-credentials';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { openAccount, openSandbox, sandboxAccounts, startReachableSandbox } from '@/tests/ats/sandbox-connection';
import { scanAll } from '@/tests/ats/scan-all';
import type { AtsProvider } from '../provider';

let sandbox: AtsSandbox;
let provider: AtsProvider;
let recruitmentId: string;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: 40 });
});
afterAll(() => sandbox.close());

const dialect = 'teamtailor';
const firstPage = () => provider.scanApplications({ recruitmentId, since: null, cursor: null });

async function reset(): Promise<void> {
  sandbox.control.reset({});
  sandbox.control.setRateLimits({ on: false });
  const { recruitments } = await sandbox.control.snapshot({ withCvs: false });
  recruitmentId = String(recruitments[0]?.id);
}

const accounts = sandboxAccounts.filter(({ id }) => id === 'TEAMTAILOR');

describe.each(accounts)('$id, $personality', (account) => {
  beforeEach(async () => {
    await reset();
    ({ provider } = await openAccount(sandbox, account, { settings: { noteUserId: '32' } }));
  });

  test('a note has an author who is there; without one there are none', async () => {
    const [application] = (await firstPage()).applications;
    if (!application) throw new Error('There is none.');
    const operationId = randomUUID();
    expect(provider.capabilities.targets).toEqual(['STAGE', 'TAG', 'NOTE']);
    await provider.addNote(application, `Selected by AI ${operationId}`);
    const { provider: stranger } = await openAccount(sandbox, account, { settings: { noteUserId: '999' } });
    await expect(stranger.addNote(application, 'text')).rejects.toMatchObject({ code: 'ats.bad-answer' });
    const { provider: nobody } = await openAccount(sandbox, account, { settings: { noteUserId: null } });
    expect(nobody.capabilities.targets).toEqual(['STAGE', 'TAG']);
    await expect(nobody.addNote(application, 'text')).rejects.toMatchObject({ code: 'ats.unsupported' });
    expect(await nobody.hasNote(application, operationId)).toBe(true);
  });

  test('applications whose person is not named are left out, and counted', async () => {
    const { applications } = await scanAll(provider, recruitmentId);
    const [one] = applications.values();
    sandbox.control.loseRight({ dialect, how: 'not-included' });
    const page = await firstPage();
    expect(page).toMatchObject({ applications: [], unreadable: 30 });
    expect(page.nextCursor).not.toBeNull();
    expect(await provider.findApplication(recruitmentId, one?.id ?? '')).toBeNull();
    sandbox.control.restoreRights({ dialect });
    expect((await firstPage()).unreadable).toBe(0);
  });

  test('of changed candidates the applications are known by whom they are asked for', async () => {
    const [one] = (await firstPage()).applications;
    sandbox.control.moveClock({ byMs: 86_400_000 });
    const since = new Date(sandbox.control.moveClock({}).now);
    sandbox.control.changeCandidate({ id: Number(one?.candidateId), lastName: 'Nowe' });
    sandbox.control.loseRight({ dialect, how: 'not-included' });
    const { applications } = await scanAll(provider, recruitmentId, { since });
    expect([...applications.values()]).toEqual([{ ...one, lastName: 'Nowe' }]);
  });

  test('only a record that is missing is deleted, not one that is closed', async () => {
    const { applications } = await scanAll(provider, recruitmentId);
    const [first, second, third] = applications.values();
    if (!first || !second || !third) throw new Error('There are too few.');
    sandbox.control.deleteApplication({ id: Number(first.id) });
    sandbox.control.mergeCandidates({ id: Number(second.candidateId), intoId: Number(third.candidateId) });
    const said = await Promise.all([first, second, third].map((one) => provider.saysDeleted(one)));
    expect(said).toEqual([true, true, false]);
    sandbox.control.fail({ fault: { kind: 'forbidden' }, dialect, path: 'job-applications|candidates', times: 2 });
    expect(await provider.saysDeleted(third)).toBe(false);
    sandbox.control.fail({ fault: { kind: 'server-error' }, dialect, path: 'job-applications', times: 3 });
    await expect(provider.saysDeleted(third)).rejects.toMatchObject({ code: 'ats.unreachable' });
  });
});

test('the other filter by job is an error, not a scan of all', async () => {
  await reset();
  ({ provider } = await openSandbox('TEAMTAILOR', sandbox.url, { settings: { jobFilter: 'job' } }));
  await expect(firstPage()).rejects.toMatchObject({ code: 'ats.bad-answer' });
});

test('the other region has an address and a key of its own', async () => {
  await reset();
  const { apiUrl, credentials } = sandboxConnection(dialect, sandbox.url, { region: 'na' });
  ({ provider } = await openSandbox('TEAMTAILOR', sandbox.url, { settings: { apiUrl }, credentials }));
  expect((await scanAll(provider, recruitmentId)).pages).toBe(2);
  ({ provider } = await openSandbox('TEAMTAILOR', sandbox.url, { settings: { apiUrl } }));
  await expect(provider.inspect()).rejects.toMatchObject({ code: 'ats.credentials-refused' });
});

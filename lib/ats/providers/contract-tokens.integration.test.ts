import { database } from '@/lib/db/client';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import {
  createCheckedConnection,
  createSandboxConnection,
  dialectOf,
  sandboxAccounts,
  startReachableSandbox,
  type SandboxAccount,
} from '@/tests/ats/sandbox-connection';
import { openProvider } from '../connections/open-provider';

let sandbox: AtsSandbox;
let connectionId: string;
let recruitmentId: string;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: 12 });
});
afterAll(() => sandbox.close());

const row = () => database().atsConnection.findUniqueOrThrow({ where: { id: connectionId } });
const opened = async () => (await openProvider(connectionId)).provider;
const tokenRequests = () => sandbox.control.log().requests.filter(({ path }) => /token$/i.test(path)).length;

async function prepare(): Promise<void> {
  sandbox.control.reset({});
  sandbox.control.setRateLimits({ on: false });
  const { recruitments } = await sandbox.control.snapshot({ withCvs: false });
  recruitmentId = String(recruitments[0]?.id);
}

/** A connection that has been checked, as if its token had been forgotten since. */
async function open(account: SandboxAccount): Promise<void> {
  await prepare();
  connectionId = await createCheckedConnection(sandbox, account);
  const forgotten = { encryptedToken: null, tokenExpiresAt: null };
  await database().atsConnection.update({ where: { id: connectionId }, data: forgotten });
  sandbox.control.clearLog();
}

async function openTeamtailor(credentials: Record<string, unknown> = {}): Promise<void> {
  await prepare();
  connectionId = await createSandboxConnection('TEAMTAILOR', sandbox.url, { credentials });
}

const scanWith = async (provider: Awaited<ReturnType<typeof opened>>) =>
  (await provider.scanApplications({ recruitmentId, since: null, cursor: null })).applications.length;

const accounts = sandboxAccounts.filter(({ id }) => id !== 'TEAMTAILOR');

describe.each(accounts)('$id, $personality', (account) => {
  const { id } = account;
  const dialect = dialectOf[id];

  beforeEach(() => open(account));

  test('one token serves all, and is stored encrypted', async () => {
    const providers = await Promise.all([opened(), opened(), opened(), opened()]);
    await Promise.all(providers.map(scanWith));
    expect(tokenRequests()).toBe(1);
    await scanWith(await opened());
    expect(tokenRequests()).toBe(1);
    const { encryptedToken, tokenExpiresAt } = await row();
    const authorizations = JSON.stringify(sandbox.control.log().requests);
    expect(encryptedToken?.length).toBeGreaterThan(20);
    expect(authorizations).not.toContain(encryptedToken);
    expect(tokenExpiresAt?.getTime()).toBeGreaterThan(Date.now());
  });

  test('a token that has expired or is taken back is renewed once, also by many at a time', async () => {
    const providers = await Promise.all([opened(), opened(), opened()]);
    await Promise.all(providers.map(scanWith));
    sandbox.control.revokeTokens({ dialect });
    expect(await Promise.all(providers.map(scanWith))).not.toContain(0);
    expect(tokenRequests()).toBe(2);
    sandbox.control.moveClock({ byMs: 86_400_000 });
    expect(await scanWith(await opened())).toBeGreaterThan(0);
    expect(tokenRequests()).toBe(3);
  });

  test('a token that is told to end at an instant is used until then', async () => {
    sandbox.control.settings({ greenhouseExpiry: 'expires_at' });
    expect(await scanWith(await opened())).toBeGreaterThan(0);
    const { tokenExpiresAt } = await row();
    expect(tokenExpiresAt?.getTime()).toBeGreaterThan(Date.now() + 600_000);
  });

  test('a write with a token that was taken back is made once', async () => {
    const provider = await opened();
    const { applications } = await provider.scanApplications({ recruitmentId, since: null, cursor: null });
    const stages = await provider.listStages(recruitmentId);
    const [application] = applications;
    const toStageId = stages.find((stage) => stage.id !== application?.stageId)?.id ?? '';
    if (!application) throw new Error('There is none.');
    sandbox.control.fail({ fault: { kind: 'unauthorized' }, dialect, method: 'POST', path: 'pplications|_move' });
    await provider.moveToStage({ application, fromStageId: application.stageId, toStageId });
    expect(sandbox.control.log().moves).toHaveLength(1);
  });

  test('wrong credentials stop the connection until it is changed', async () => {
    const credentials = { clientSecret: 'wrong' };
    connectionId = await createSandboxConnection(id, sandbox.url, { credentials });
    expect(await (await opened()).check()).toEqual([{ name: 'token', error: 'ats.credentials-refused' }]);
    expect(await row()).toMatchObject({ stoppedReason: 'ats.credentials-refused', encryptedToken: null });
    const before = sandbox.control.log().requests.length;
    await expect(scanWith(await opened())).rejects.toMatchObject({ code: 'ats.credentials-refused' });
    expect(sandbox.control.log().requests.length).toBe(before);
  });
});

test('a key of Teamtailor that is refused once is tried again, for a write too', async () => {
  await openTeamtailor();
  const refuse = (times: number) =>
    sandbox.control.fail({ fault: { kind: 'unauthorized' }, dialect: 'teamtailor', path: 'job-applications', times });
  const provider = await opened();
  refuse(1);
  const { applications } = await provider.scanApplications({ recruitmentId, since: null, cursor: null });
  const [application] = applications;
  const stages = await provider.listStages(recruitmentId);
  const toStageId = stages.find((stage) => stage.id !== application?.stageId)?.id ?? '';
  if (!application) throw new Error('There is none.');
  const target = { dialect: 'teamtailor', method: 'PATCH', path: 'job-applications' } as const;
  sandbox.control.fail({ fault: { kind: 'unauthorized' }, ...target, times: 1 });
  await provider.moveToStage({ application, fromStageId: null, toStageId });
  expect(sandbox.control.log().moves).toHaveLength(1);
  expect((await row()).stoppedReason).toBeNull();
  refuse(2);
  await expect(scanWith(provider)).rejects.toMatchObject({ code: 'ats.credentials-refused' });
  expect((await row()).stoppedReason).toBe('ats.credentials-refused');
});

test('a refused key of Teamtailor stops the connection', async () => {
  await openTeamtailor({ apiKey: 'wrong' });
  await expect(scanWith(await opened())).rejects.toMatchObject({ code: 'ats.credentials-refused' });
  expect((await row()).stoppedReason).toBe('ats.credentials-refused');
});

test('a connection with credentials of another deployment, or without any, says so', async () => {
  await openTeamtailor();
  await database().atsConnection.update({ where: { id: connectionId }, data: { encryptedCredentials: 'A.A.A' } });
  await expect(opened()).rejects.toMatchObject({ code: 'ats.secret-unreadable' });
  await database().atsConnection.update({ where: { id: connectionId }, data: { encryptedCredentials: null } });
  await expect(opened()).rejects.toMatchObject({ code: 'ats.not-set-up' });
});

test('a host that the deployment does not name is not reached over http', async () => {
  await openTeamtailor();
  const settings = JSON.parse(JSON.stringify((await row()).settings).replaceAll('127.0.0.1', 'localhost'));
  await database().atsConnection.update({ where: { id: connectionId }, data: { settings } });
  await expect(scanWith(await opened())).rejects.toMatchObject({ code: 'ats.address-refused' });
});

test('calls of all instances together keep the rate', async () => {
  await openTeamtailor();
  const settings = { ...Object((await row()).settings), callsPerSecond: 5 };
  await database().atsConnection.update({ where: { id: connectionId }, data: { settings } });
  const providers = await Promise.all([opened(), opened(), opened()]);
  const start = performance.now();
  await Promise.all([...providers, ...providers].map(scanWith));
  // The first goes at once, the others 0.2 s apart.
  expect(performance.now() - start).toBeGreaterThan(990);
  const waiting = Promise.all(Array.from({ length: 20 }, () => opened().then(scanWith)));
  await expect(waiting).rejects.toMatchObject({ code: 'ats.rate-limited' });
});

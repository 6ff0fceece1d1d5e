import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { encryptSecret } from '@/lib/encrypted-secret';
import { env } from '@/lib/env';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { createTestUser } from '@/prisma/seed/factories';
import { createPickScene, pickStates, sendLater } from '@/tests/ats/pick-scene';
import { setUpSync } from '@/tests/ats/sync-run';
import { WritableAts } from '@/tests/ats/writable-ats';
import { checkAccount } from '../account-check/check-account';
import { getConnection } from './get-connection';
import { listUsableConnections } from './list-usable-connections';
import { openProvider } from './open-provider';
import { receiveWebhook } from '../webhooks/receive-webhook';
import { requestDueSyncs } from '../sync/request-due-syncs';
import { updateConnection } from './save-connection';
import { handleWebhooks } from '../webhooks/handle-webhooks';

jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));
const actual = jest.requireActual<{ openProvider: typeof openProvider }>('./open-provider');

const db = database();
const unreadable = 'ats.secret-unreadable';
const { NEXTAUTH_SECRET } = env();
let recruiter: PersonActor;
let administrator: PersonActor;
beforeAll(async () => {
  ({ actor: recruiter } = await createTestUser('RECRUITER'));
  ({ actor: administrator } = await createTestUser('ADMIN'));
});
afterEach(() => Object.assign(env(), { NEXTAUTH_SECRET }));

/** Three people taken in; `lose` and `setBack`: the server's secret changes, and is set back. */
async function setUp() {
  const setup = await setUpSync(recruiter);
  const { ats, connectionId, synchronise } = setup;
  const credentials = { clientId: 'reader', clientSecret: 'a-secret-of-tests' };
  await db.atsConnection.update({
    where: { id: connectionId },
    data: {
      settings: { url: 'https://company.traffit.example' },
      encryptedCredentials: encryptSecret(JSON.stringify(credentials), 'ats-credentials'),
      encryptedWebhookSecret: encryptSecret('an-address', 'ats-credentials'),
    },
  });
  for (const id of ['a', 'b', 'c']) ats.add(id);
  await synchronise();
  const connection = await db.atsConnection.findUniqueOrThrow({ where: { id: connectionId } });
  const lose = () => {
    Object.assign(env(), { NEXTAUTH_SECRET: 'another-secret-for-tests-9876543210' });
    jest.mocked(openProvider).mockImplementation(actual.openProvider);
  };
  const setBack = () => {
    Object.assign(env(), { NEXTAUTH_SECRET });
    jest.mocked(openProvider).mockResolvedValue({ provider: ats, connection });
  };
  const stored = () => db.atsConnection.findUniqueOrThrow({ where: { id: connectionId } });
  const people = async () => {
    const rows = [...(await setup.candidates()).values()];
    return rows.map(({ lastName, atsApplication }) => [lastName !== null, atsApplication?.departure]);
  };
  return { ...setup, lose, setBack, stored, people };
}

const here = [
  [true, null],
  [true, null],
  [true, null],
];

test('a synchronisation ends with the reason; nobody departs, and it goes on once the secret is set back', async () => {
  const { ats, lose, setBack, stored, synchronise, people, process } = await setUp();
  const before = await stored();
  ats.remove('a');
  lose();
  expect(await synchronise(true)).toMatchObject({ state: 'FAILED', reason: unreadable, counts: { missing: 0 } });
  expect(await process()).toMatchObject({ status: 'ERROR', statusReason: unreadable });
  expect(await people()).toEqual(here);
  expect(await stored()).toMatchObject({
    encryptedCredentials: before.encryptedCredentials,
    encryptedWebhookSecret: before.encryptedWebhookSecret,
    stoppedReason: null,
  });
  setBack();
  expect(await synchronise()).toMatchObject({ state: 'SUCCEEDED' });
  expect(await process()).toMatchObject({ status: 'ACTIVE', statusReason: null });
});

test('one by the schedule ends so too, and the next one is tried by the schedule', async () => {
  const { lose, connectionId, processId, finish, process, people } = await setUp();
  await db.atsConnection.update({ where: { id: connectionId }, data: { scheduleMinutes: 30 } });
  lose();
  const next = new Date(Date.now() + 31 * 60_000);
  expect((await requestDueSyncs(systemActor, next)).started).toBeGreaterThan(0);
  const running = await db.atsSync.findFirstOrThrow({ where: { processId, state: 'RUNNING' } });
  await finish(running.id);
  expect(await process()).toMatchObject({ status: 'ERROR', statusReason: unreadable });
  expect((await requestDueSyncs(systemActor, new Date())).started).toBe(0);
  expect(await people()).toEqual(here);
});

test('who is to be sent waits, and the process says why; it goes on once the secret is set back', async () => {
  const ats = new WritableAts();
  const open = async () => ({ provider: ats, connection: await db.atsConnection.findFirstOrThrow() });
  jest.mocked(openProvider).mockImplementation(open);
  const made = await createPickScene(recruiter, ats);
  const process = () => db.process.findUniqueOrThrow({ where: { id: made.processId } });
  jest.mocked(openProvider).mockImplementation(actual.openProvider);
  expect(await sendLater(made)).toEqual({ outcome: 'stopped' });
  expect(await pickStates(made)).toEqual(['PENDING', unreadable, 'AWAITING_EXTERNAL_PICK', 'NOT_SENT']);
  expect(await process()).toMatchObject({ status: 'ERROR', statusReason: unreadable });
  expect(ats.writes).toHaveLength(0);
  jest.mocked(openProvider).mockImplementation(open);
  await changeProcessStatus(recruiter, { processId: made.processId, status: 'ACTIVE' });
  expect(await sendLater(made)).toEqual({ outcome: 'sent' });
});

test('webhooks are neither taken nor dropped, and their sender is not counted as a stranger', async () => {
  const { lose, connectionId } = await setUp();
  const event = { type: 'deleted', recruitmentId: null, applicationId: 'a', candidateId: null };
  await db.atsWebhookDelivery.create({ data: { connectionId, deliveryId: 'd-1', event } });
  lose();
  expect(await handleWebhooks(systemActor, { connectionId })).toEqual({ done: true, waitSeconds: 0 });
  expect(await db.atsWebhookDelivery.findFirst({ where: { connectionId } })).toMatchObject({ handledAt: null });
  const message = { connectionId, secret: 'an-address', body: Buffer.from('{}'), headers: new Headers() };
  await expect(receiveWebhook(message)).rejects.toMatchObject({ code: unreadable });
  expect(await db.rateLimit.count({ where: { key: { contains: 'webhook' } } })).toBe(0);
});

test('Administration says so; entering the secrets again lets the connection work', async () => {
  const { lose, connectionId } = await setUp();
  lose();
  const shown = await getConnection(administrator, { connectionId });
  expect(shown).toMatchObject({
    hasCredentials: true,
    credentialsReadable: false,
    capabilities: null,
    webhook: { hasSecret: true, secretReadable: false, address: null },
  });
  const usable = (await listUsableConnections(recruiter)).items.find((one) => one.connectionId === connectionId);
  expect(usable?.usable).toBe(false);
  const { checks } = await checkAccount(administrator, { connectionId });
  expect(checks).toEqual([{ name: 'token', error: unreadable }]);
  const { name, provider, settings, scheduleMinutes, paused } = shown;
  const entered = { credentials: { clientId: 'reader', clientSecret: 'another' }, webhookSecret: 'anew' };
  const given = { name, provider, settings, scheduleMinutes, paused, ...entered };
  const saved = await updateConnection(administrator, { connectionId, ifMatch: null, ...given });
  expect(saved).toMatchObject({ credentialsReadable: true, webhook: { secretReadable: true } });
  expect(saved.webhook.address).toContain(connectionId);
});

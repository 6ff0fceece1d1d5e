import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { decryptSecret } from '@/lib/encrypted-secret';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { sandboxConnection } from '@/prisma/seed/demo-ats-credentials';
import { sandboxSettings, startReachableSandbox } from '@/tests/ats/sandbox-connection';
import { checkAccount } from '../account-check/check-account';
import type { ConnectionInput } from './connection-schemas';
import { continueSync } from '../sync/continue-sync';
import { deleteConnection } from './delete-connection';
import { findRecruitments, listStages } from '../link/find-recruitments';
import { getConnection, listConnections } from './get-connection';
import { getProcessSync } from '../sync/get-process-sync';
import { listConnectionSyncs } from '../sync/list-connection-syncs';
import { listUsableConnections } from './list-usable-connections';
import { removeAtsLink } from '../link/remove-ats-link';
import { requestSync } from '../sync/request-sync';
import { confirmTrial } from '../sync/trial/confirm-trial';
import { getTrial } from '../sync/trial/get-trial';
import { saveAtsLink } from '../link/save-ats-link';
import { createConnection, updateConnection } from './save-connection';

const db = database();
let admin: PersonActor;
let sandbox: AtsSandbox;
let count = 0;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 2, candidatesPerRecruitment: 25 });
  sandbox.control.setRateLimits({ on: false });
  ({ actor: admin } = await createTestUser('ADMIN'));
});
afterAll(() => sandbox.close());

function input(change: Partial<ConnectionInput> = {}): ConnectionInput {
  count += 1;
  const { credentials } = sandboxConnection('teamtailor', sandbox.url);
  const settings = sandboxSettings('TEAMTAILOR', sandbox.url) as ConnectionInput['settings'];
  const fields = { provider: 'TEAMTAILOR' as const, scheduleMinutes: null, paused: false };
  return { name: `Teamtailor ${count}`, ...fields, settings, credentials, ...change };
}

const stored = (id: string) => db.atsConnection.findUniqueOrThrow({ where: { id } });

test('a connection is tried, linked and synchronised; its credentials never come back', async () => {
  const connection = await createConnection(admin, input({ webhookSecret: 'teamtailor-webhook-secret' }));
  const { connectionId } = connection;
  expect(connection).toMatchObject({
    hasCredentials: true,
    credentialsReadable: true,
    stoppedReason: null,
    processes: 0,
    version: 1,
    webhook: { kind: 'signature', hasSecret: true, address: expect.stringContaining(`/ats/webhooks/${connectionId}`) },
    capabilities: { changes: true },
  });
  expect(JSON.stringify(await listConnections(admin))).not.toMatch(/teamtailor-api-key|teamtailor-webhook-secret/);
  const { checks } = await checkAccount(admin, { connectionId });
  expect(checks.map(({ error }) => error)).toEqual(checks.map(() => null));

  const { actor } = await createTestUser('RECRUITER');
  const { items } = await listUsableConnections(actor);
  expect(items.find((one) => one.connectionId === connectionId)).toMatchObject({ usable: true });
  const found = await findRecruitments(actor, { connectionId, phrase: '' });
  const recruitmentId = found.items[0]?.id ?? '';
  const [stage] = (await listStages(actor, { connectionId, recruitmentId })).items;
  const { id: processId } = await createTestProcess(actor);
  const link = { connectionId, externalProcessId: recruitmentId, targetKind: 'STAGE' as const };
  const saved = await saveAtsLink(actor, {
    processId,
    ...link,
    target: stage?.id ?? '',
    targetName: stage?.name ?? '',
  });
  expect(saved.link).toMatchObject({ ...link, connectionName: connection.name, lastSyncAt: null });
  await expect(deleteConnection(admin, { connectionId })).rejects.toMatchObject({ code: 'ats.connection-in-use' });

  const finish = async (syncId: string): Promise<void> => {
    for (let part = 0; !(await continueSync(systemActor, { syncId })).done && part < 20; part += 1);
  };
  await finish((await requestSync(actor, { processId, full: false })).syncId);
  const trial = await getTrial(actor, { processId });
  expect(trial.candidates).toHaveLength(5);
  const { syncId } = await confirmTrial(actor, { processId, syncId: trial.syncId ?? '' });
  await finish(syncId);
  const all = [...sandbox.control.world.store.data.applications.values()].filter(
    (one) => String(one.recruitmentId) === recruitmentId,
  ).length;
  const { sync, lastSyncAt } = await getProcessSync(actor, { processId });
  expect(sync).toMatchObject({ state: 'SUCCEEDED', counts: { seen: all, created: all - 5, failed: 0 } });
  expect(lastSyncAt).not.toBeNull();
  // Numbers 11, 12, 13 and every twentieth have no readable CV.
  const files = await db.candidate.count({ where: { processId, cvSha256: { not: null } } });
  expect(files).toBeGreaterThanOrEqual(sync?.counts.downloaded ?? 0);
  expect(await db.candidate.count({ where: { processId, status: { in: ['DOWNLOADING', 'AWAITING_DOWNLOAD'] } } })).toBe(
    0,
  );
  const { items: runs } = await listConnectionSyncs(admin, { connectionId });
  const requestedBy = { userId: actor.userId };
  expect(runs).toMatchObject([
    { syncId, trial: false, process: { id: processId }, requestedBy },
    { trial: true, process: { id: processId }, requestedBy },
  ]);
  await removeAtsLink(actor, { processId });
  expect(await db.process.findUnique({ where: { id: processId } })).toMatchObject({ externalProcessId: null });
  await deleteConnection(admin, { connectionId });
  await expect(getConnection(admin, { connectionId })).rejects.toMatchObject({ code: 'ats.connection-not-found' });
});

test('credentials stay with their address', async () => {
  const given = input();
  const { connectionId } = await createConnection(admin, given);
  const without = { ...given, credentials: undefined };
  const renamed = await updateConnection(admin, { connectionId, ifMatch: '"v1"', ...without, name: 'Renamed' });
  expect(renamed).toMatchObject({ hasCredentials: true, version: 2 });
  const settings = { ...given.settings, apiUrl: 'https://other.teamtailor.example/v1' };
  const moved = await updateConnection(admin, { connectionId, ifMatch: '"v2"', ...without, settings });
  expect(moved).toMatchObject({ hasCredentials: false, capabilities: null });
  expect((await stored(connectionId)).encryptedCredentials).toBeNull();
  expect((await checkAccount(admin, { connectionId })).checks).toEqual([{ name: 'token', error: 'ats.not-set-up' }]);
});

test('what an account taught us stays when a person saves what they see', async () => {
  const given = input();
  const { connectionId, settings } = await createConnection(admin, given);
  const { apiVersion: _, ...seen } = settings;
  await db.atsConnection.update({
    where: { id: connectionId },
    data: { settings: { ...seen, apiVersion: '20240404', movesStages: true } },
  });
  const change = { connectionId, ifMatch: null, ...given, name: 'Saved again', settings: seen };
  const saved = await updateConnection(admin, change);
  expect(saved.settings).toMatchObject({ apiVersion: '20240404', movesStages: seen['movesStages'] });
  const changed = await updateConnection(admin, { ...change, settings: { ...seen, apiVersion: '20210218' } });
  expect(changed.settings).toMatchObject({ apiVersion: '20210218' });
});

test('changing a connection forgets why it was stopped, and its token', async () => {
  const given = input();
  const { connectionId } = await createConnection(admin, given);
  const known = { stoppedReason: 'ats.forbidden', failures: 7, encryptedToken: 'x' };
  await db.atsConnection.update({ where: { id: connectionId }, data: known });
  expect((await listUsableConnections(admin)).items.find((one) => one.connectionId === connectionId)?.usable).toBe(
    false,
  );
  await updateConnection(admin, { connectionId, ifMatch: null, ...given, scheduleMinutes: 30 });
  expect(await stored(connectionId)).toMatchObject({ stoppedReason: null, failures: 0, encryptedToken: null });
});

test('what a connection refuses', async () => {
  const { connectionId, name } = await createConnection(admin, input());
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error) => error.code,
    );
  expect(await code(createConnection(admin, input({ name })))).toBe('ats.name-taken');
  const local = input({ settings: { apiUrl: 'http://169.254.169.254/latest' } });
  expect(await code(createConnection(admin, local))).toBe('ats.address-refused');
  const stale = { connectionId, ifMatch: '"v9"', ...input() };
  expect(await code(updateConnection(admin, stale))).toBe('ats.settings-changed');
  const other = { connectionId, ifMatch: null, ...input({ provider: 'TRAFFIT' }) };
  expect(await code(updateConnection(admin, other))).toBe('request.invalid');
  await expect(createConnection(admin, input({ credentials: { apiKey: '' } }))).rejects.toMatchObject({
    fields: [{ path: 'credentials.apiKey', code: 'required' }],
  });
});

test('an address with a secret is made for a product that signs nothing, and made anew on request', async () => {
  const { credentials } = sandboxConnection('traffit', sandbox.url);
  const settings = sandboxSettings('TRAFFIT', sandbox.url) as ConnectionInput['settings'];
  const given = input({ provider: 'TRAFFIT', settings, credentials });
  const { connectionId, webhook } = await createConnection(admin, given);
  const secret = decryptSecret((await stored(connectionId)).encryptedWebhookSecret ?? '', 'ats-credentials');
  expect(webhook).toMatchObject({ kind: 'secret-address', address: expect.stringMatching(new RegExp(`/${secret}$`)) });
  const renewed = await updateConnection(admin, { connectionId, ifMatch: null, ...given, webhookSecret: null });
  expect(renewed.webhook.address).not.toBe(webhook.address);
});

import { endRestore, requireFinishedRestore } from '@/lib/backup/unfinished-restore';
import { database } from '@/lib/db/client';
import { encryptSecret } from '@/lib/encrypted-secret';
import { env } from '@/lib/env';
import type { DependencyName } from '../schemas';
import { createTestUser } from '@/prisma/seed/factories';
import { makeReadOnly, makeWritable } from '@/tests/read-only-database';
import { findDependencyStates, hasCriticalDependencies } from './dependencies';
import { knownStateOf, stateOf, type Dependency } from './dependency';

const db = database();
const url = () => env().DATABASE_URL ?? '';

/** The next look at each is a new one. */
const forgetDependencies = () => Reflect.deleteProperty(globalThis, '__dependencies');

async function stateNow(name: DependencyName) {
  forgetDependencies();
  return (await findDependencyStates()).find((one) => one.name === name);
}

// Loading the client and connecting is not what a look may take long for.
beforeAll(() => db.$queryRaw`SELECT 1`);
afterAll(() => makeWritable(url()));

test('what a new installation uses is well, the rest is not in use', async () => {
  forgetDependencies();
  const states = await findDependencyStates();
  expect(states.filter(({ state }) => state === 'ILL')).toEqual([]);
  expect(states.filter(({ state }) => state === 'UNUSED').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['model', 'ats', 'mail']),
  );
  expect(await hasCriticalDependencies()).toBe(true);
});

test('a database without a migration of this version is critical', async () => {
  const [last] = await db.$queryRaw<{ id: string }[]>`
    UPDATE "_prisma_migrations" SET rolled_back_at = now() WHERE id = (
      SELECT id FROM "_prisma_migrations" ORDER BY migration_name DESC LIMIT 1) RETURNING id`;
  expect(await stateNow('migrations')).toMatchObject({
    tier: 'critical',
    state: 'ILL',
    finding: { code: 'migrations-missing', values: { count: 1 } },
  });
  expect(await hasCriticalDependencies()).toBe(false);
  await db.$executeRaw`UPDATE "_prisma_migrations" SET rolled_back_at = NULL WHERE id = ${last?.id}`;
  expect(await stateNow('migrations')).toMatchObject({ state: 'WELL', finding: null });
});

test('a database whose restore was broken off is critical, and no product starts on it', async () => {
  await db.lease.create({ data: { name: 'restore of backup-20261129T020000Z', heldUntil: new Date() } });
  expect(await stateNow('migrations')).toMatchObject({ finding: { code: 'restore-unfinished' } });
  expect(await hasCriticalDependencies()).toBe(false);
  await expect(requireFinishedRestore(url())).rejects.toThrow('npm run restore -- --from …/backup-20261129T020000Z');
  await endRestore(url());
  await requireFinishedRestore(url());
  expect(await stateNow('migrations')).toMatchObject({ state: 'WELL' });
});

test('steps that nobody takes, a stopped ATS and an unusable model are named with how many and how long', async () => {
  await db.modelSettings.create({ data: { baseUrl: 'https://api.openai.com/v1', encryptedKey: 'AAAA.AAAA.AAAA' } });
  const data = { name: 'ATS', provider: 'TRAFFIT', settings: {}, stoppedReason: 'ats.unauthorised' } as const;
  await db.atsConnection.create({ data: { ...data, encryptedCredentials: encryptSecret('{}', 'ats-credentials') } });
  expect(await stateNow('model')).toMatchObject({ state: 'ILL', finding: { code: 'model-unusable' } });
  expect(await stateNow('ats')).toMatchObject({ finding: { code: 'ats-stopped', values: { count: 1 } } });
  await db.atsConnection.updateMany({
    data: { stoppedReason: null, blockedReason: 'failures', blockedUntil: new Date(Date.now() + 60_000) },
  });
  expect(await stateNow('ats')).toMatchObject({ finding: { code: 'ats-failing', values: { count: 1 } } });
});

test('a backup that is three days old, and one that failed, is named', async () => {
  expect(await stateNow('backup')).toMatchObject({ state: 'UNUSED' });
  const day = 24 * 60 * 60_000;
  const ago = (ms: number) => ({ startedAt: new Date(Date.now() - ms), endedAt: new Date(Date.now() - ms) });
  const good = { origin: 'SCHEDULE', state: 'GOOD', name: 'backup-20261129T020000Z', proof: 'RESTORED' } as const;
  await db.backupRun.create({ data: { ...good, ...ago(2 * day) } });
  expect(await stateNow('backup')).toMatchObject({ state: 'WELL' });
  await db.backupRun.create({ data: { origin: 'SCHEDULE', state: 'FAILED', failure: 'FULL', ...ago(day) } });
  expect(await stateNow('backup')).toMatchObject({ state: 'ILL', finding: { code: 'backup-failed' } });
  await db.backupRun.updateMany({ where: { state: 'GOOD' }, data: ago(3 * day) });
  expect(await stateNow('backup')).toMatchObject({ finding: { code: 'backup-late', values: { days: 3 } } });
  await db.backupRun.deleteMany({ where: { state: 'GOOD' } });
  expect(await stateNow('backup')).toMatchObject({ finding: { code: 'backup-failed' } });
  await db.backupRun.updateMany({ data: ago(3 * day) });
  expect(await stateNow('backup')).toMatchObject({ finding: { code: 'backup-never', values: { days: 3 } } });
  await db.backupRun.deleteMany();
  await createTestUser('ADMIN');
  await db.user.updateMany({ data: { createdAt: new Date(Date.now() - 4 * day) } });
  Object.assign(env(), { BACKUP_TO: '/nowhere' });
  expect(await stateNow('backup')).toMatchObject({ finding: { code: 'backup-never', values: { days: 4 } } });
  Object.assign(env(), { BACKUP_TO: undefined });
});

describe('a look', () => {
  const look = (check: Dependency['check']): Dependency => {
    forgetDependencies();
    return { name: 'disk', tier: 'degraded', limitMs: 50, keepMs: 10_000, check };
  };

  test('that takes too long counts as failed, and so does one that throws', async () => {
    const slow = await stateOf(look(() => new Promise(() => undefined)));
    expect(slow).toMatchObject({ state: 'ILL', finding: { code: 'too-slow' } });
    const broken = await stateOf(look(() => Promise.reject(new Error('gone'))));
    expect(broken).toMatchObject({ state: 'ILL', finding: { code: 'not-looked-at' } });
  });

  test('that who asks cannot wait for goes on, and what the last one found is told', async () => {
    const check = jest
      .fn<ReturnType<Dependency['check']>, []>(() => new Promise(() => undefined))
      .mockResolvedValueOnce(null);
    const dependency = { ...look(check), keepMs: 0 };
    expect((await knownStateOf(dependency, 20))?.state).toBe('WELL');
    expect((await knownStateOf(dependency, 20))?.state).toBe('WELL');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await knownStateOf(dependency, 20))?.finding?.code).toBe('too-slow');
    forgetDependencies();
    expect(await knownStateOf(dependency, 20)).toBeNull();
  });

  test('is soon repeated where nobody could be served', async () => {
    jest.useFakeTimers();
    const check = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(null);
    const dependency: Dependency = { ...look(check), tier: 'critical' };
    expect((await stateOf(dependency)).state).toBe('ILL');
    jest.setSystemTime(Date.now() + 1_001);
    expect((await stateOf(dependency)).state).toBe('WELL');
    jest.useRealTimers();
  });

  test('is not repeated while it is fresh, however many ask', async () => {
    const check = jest.fn(() => Promise.resolve(null));
    const dependency = look(check);
    await Promise.all([stateOf(dependency), stateOf(dependency)]);
    await stateOf(dependency);
    expect(check).toHaveBeenCalledTimes(1);
  });
});

// The last: it ends the connections.
test('a database that takes no writes is critical', async () => {
  await makeReadOnly(url());
  while ((await stateNow('database'))?.state !== 'ILL') await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await hasCriticalDependencies()).toBe(false);
});

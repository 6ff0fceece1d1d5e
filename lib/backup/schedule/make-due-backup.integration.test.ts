import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { Failure } from '@/lib/failure';
import { PlaceFailure } from '../backup-target';
import { FolderTarget } from '../folder-target';
import { getBackupState } from '../get-backup-state';
import { openBackup } from '../open-backup';
import { openTarget } from '../open-target';
import { makeDueBackup } from './make-due-backup';

const db = database();
let folder: string;
const kept = () => readdirSync(folder).filter((name) => name.startsWith('backup-'));
const passphrase = 'hasło do kopii z pliku';

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'scheduled-'));
  await db.backupRun.deleteMany();
  Object.assign(env(), { BACKUP_TO: folder, BACKUP_PASSPHRASE_FILE: undefined, BACKUP_KEEP: 14 });
});
afterEach(() => {
  Object.assign(env(), { BACKUP_TO: undefined, BACKUP_PASSPHRASE_FILE: undefined });
  rmSync(folder, { recursive: true, force: true });
});

test('of several workers that ask at once one makes the backup, encrypted and tried, and none makes a second', async () => {
  const file = path.join(folder, 'passphrase');
  writeFileSync(file, `${passphrase}\n`);
  Object.assign(env(), { BACKUP_PASSPHRASE_FILE: file });
  const outcomes = await Promise.all([1, 2, 3].map(() => makeDueBackup(systemActor)));
  expect(outcomes.toSorted()).toEqual(['made', 'nothing', 'nothing']);
  expect(await makeDueBackup(systemActor)).toBe('nothing');
  const [name = ''] = kept();
  expect(kept()).toHaveLength(1);
  await openBackup(openTarget(folder), name, passphrase);
  const state = await getBackupState();
  expect(state).toMatchObject({ lastGood: { name, encrypted: true, proof: 'RESTORED' }, failed: null });
  expect(state.lastGood?.bytes).toBeGreaterThan(0);
});

test('it waits for the retention of the night; a failure later says why, and leaves the older backups', async () => {
  Object.assign(env(), { BACKUP_KEEP: 1 });
  const run = await db.retentionRun.create({ data: { startedAt: new Date() } });
  expect(await makeDueBackup(systemActor)).toBe('nothing');
  await db.retentionRun.update({ where: { id: run.id }, data: { endedAt: new Date() } });
  expect(await makeDueBackup(systemActor)).toBe('made');
  const before = kept();
  await db.backupRun.updateMany({ data: { startedAt: new Date(Date.now() - 4 * 24 * 60 * 60_000) } });
  Object.assign(env(), { BACKUP_PASSPHRASE_FILE: path.join(folder, 'nothing') });
  expect(await makeDueBackup(systemActor)).toBe('failed');
  expect(kept()).toEqual(before);
  expect((await getBackupState()).failed).toMatchObject({ why: 'PASSPHRASE' });
  // Tried again in an hour.
  expect(await makeDueBackup(systemActor)).toBe('nothing');
  await db.backupRun.deleteMany({ where: { state: 'FAILED' } });
  const inTheWay = path.join(folder, 'file');
  writeFileSync(inTheWay, '');
  Object.assign(env(), { BACKUP_TO: path.join(inTheWay, 'below'), BACKUP_PASSPHRASE_FILE: undefined });
  expect(await makeDueBackup(systemActor)).toBe('failed');
  expect((await getBackupState()).failed).toMatchObject({ why: 'PLACE' });
});

test('one that is interrupted leaves nothing behind, and is made anew at once', async () => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const outcome = makeDueBackup(systemActor, { signal });
  while ((await db.backupRun.count({ where: { state: 'RUNNING' } })) === 0) await new Promise(setImmediate);
  stopping.abort();
  expect(await outcome).toBe('failed');
  expect(kept()).toEqual([]);
  expect((await getBackupState()).failed).toMatchObject({ why: 'INTERRUPTED' });
  // As a killed process leaves it.
  await db.backupRun.updateMany({ data: { state: 'RUNNING', endedAt: null, failure: null } });
  expect(await makeDueBackup(systemActor)).toBe('made');
  expect(await db.backupRun.findMany({ where: { failure: 'INTERRUPTED' } })).toHaveLength(1);
  expect(await getBackupState()).toMatchObject({ failed: null, runningSince: null });
});

test('one whose trial the database cut short stays, the last of them, and counts as failed', async () => {
  const url = env().DATABASE_URL ?? '';
  const scratch = `scratch_${createHash('sha256').update(new URL(url).pathname).digest('hex').slice(0, 12)}`;
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await db.backupRun.deleteMany();
    let isOver = false;
    const outcome = makeDueBackup(systemActor).finally(() => (isOver = true));
    while (!isOver) {
      await db.$queryRaw`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${scratch} AND application_name = 'migrate'`;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await outcome).toBe('failed');
    expect(kept()).toHaveLength(1);
    expect((await getBackupState()).failed).toMatchObject({ why: 'DATABASE' });
  }
  const [name = ''] = kept();
  await openBackup(openTarget(folder), name, null);
});

test('one whose place cannot be read while it is tried stays, and counts as failed', async () => {
  const away = new PlaceFailure(new Failure('The place does not answer.', 'Wait.'), false);
  const whole = new FolderTarget(folder);
  const original = whole.read.bind(whole);
  const read = jest.spyOn(FolderTarget.prototype, 'read');
  read.mockImplementation((name) => (name.endsWith('.copy.gz') ? Promise.reject(away) : original(name)));
  try {
    expect(await makeDueBackup(systemActor)).toBe('failed');
  } finally {
    read.mockRestore();
  }
  expect(kept()).toHaveLength(1);
  expect((await getBackupState()).failed).toMatchObject({ why: 'PLACE' });
});

import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { query, withClient } from '@/lib/db/with-client';
import { env } from '@/lib/env';
import { moveFiles } from '@/lib/storage/move-files';
import { getObject, putObject, removeObject } from '@/lib/storage/object-store';
import { createS3Client } from '@/lib/storage/s3-client';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { FaultyStore } from '@/tests/storage/faulty-store';
import { storeAccount } from '@/tests/storage/object-server';
import { reachStoreAt, storeInBucket } from '@/tests/storage/use-store';
import { BackupFiles } from './backup-files';
import { backUpCvs, listBucketCvs } from './bucket-cvs/back-up-cvs';
import { bringBackCvs } from './bucket-cvs/bring-back-cvs';
import { readJournal } from './erasures/journal';
import { getBackupState } from './get-backup-state';
import { isFinished, listBackups } from './list-backups';
import { makeBackup } from './make-backup';
import { makeCheckedBackup } from './make-checked-backup';
import { openBackup } from './open-backup';
import { openTarget } from './open-target';
import { restoreBackup } from './restore-backup';
import { makeDueBackup } from './schedule/make-due-backup';
import { withScratchDatabase } from './scratch-database';
import { tryCvs } from './verify-backup';

const db = database();
const megabyte = 1024 * 1024;
const secret = 'długie hasło do kopii';
const dbUrl = (): string => process.env.DATABASE_URL ?? '';
const storeUrl = (): string => process.env.STORE_URL ?? '';
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
let actor: PersonActor;
let proxy: FaultyStore;
let place: string;

beforeAll(async () => {
  ({ actor } = await createTestUser('ADMIN'));
  proxy = await FaultyStore.start(storeUrl());
});
afterAll(() => proxy.stop());
beforeEach(() => {
  storeInBucket();
  place = `s3://cvs/backups-${randomUUID()}`;
});
afterEach(async () => {
  proxy.fail();
  env().BACKUP_TO = undefined;
  await db.candidate.deleteMany();
  await db.cvFile.deleteMany();
  await db.storedObject.deleteMany();
});

async function uploadCv(name: string, leastBytes = 0): Promise<string> {
  const pdf = await makeCvPdf({ lines: [name, 'Magazynierka, 4 lata doświadczenia'] });
  const bytes = new Uint8Array(Buffer.concat([pdf, Buffer.alloc(leastBytes, '%\n')]));
  const { id: processId } = await createTestProcess(actor);
  const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName: 'cv.pdf', bytes }] });
  expect(accepted).toHaveLength(1);
  return hashOf(bytes);
}

const wanted = { passphrase: null, keep: 1, alone: true };

async function inBucket(sha256: string): Promise<string | null> {
  const object = await getObject(`cv/${sha256}`);
  return object && hashOf(await buffer(object.chunks));
}

test('a backup in a bucket brings back rows and CVs, into another bucket or into the database', async () => {
  const cvs = [
    await uploadCv('Iga Pierwsza'),
    await uploadCv('Olga Druga', 9 * megabyte),
    await uploadCv('Ewa Trzecia'),
  ];
  const target = openTarget(place);
  const made = await makeBackup(dbUrl(), target, secret);
  expect(made).toMatchObject({ encrypted: true, manifest: { format: 2, lost: [] } });
  expect(made.manifest.cvs).toMatchObject([{ file: 'cvs-00001.tar.gz.age', count: 3 }]);
  const [archive] = made.manifest.cvs;
  const stored = await target.read(`${made.name}/${archive?.file ?? ''}`);
  expect((await buffer(stored ?? Readable.from([]))).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  const backup = await openBackup(target, made.name, secret);

  await withScratchDatabase(dbUrl(), async (restored) => {
    await restoreBackup(restored, backup);
    env().S3_PREFIX = `${randomUUID()}/`;
    expect(await bringBackCvs(restored, backup)).toEqual({ brought: 3, where: 's3', absent: 0 });
    expect(await Promise.all(cvs.map(inBucket))).toEqual(cvs);
    const kept = 'SELECT count(*)::int AS count FROM stored_object WHERE removable_from IS NULL';
    expect(await query(restored, kept)).toEqual([{ count: 3 }]);

    env().STORAGE = 'database';
    expect(await bringBackCvs(restored, backup)).toEqual({ brought: 3, where: 'database', absent: 0 });
    const content = `SELECT sha256, encode(sha256(string_agg(data, ''::bytea ORDER BY position)), 'hex') AS found
      FROM cv_file JOIN cv_file_chunk USING (sha256) WHERE stored_in = 'DATABASE' GROUP BY sha256`;
    const rows = await query<{ sha256: string; found: string }>(restored, content);
    expect(rows.map(({ found }) => found).toSorted()).toEqual(cvs.toSorted());
    expect(rows.every(({ sha256, found }) => sha256 === found)).toBe(true);
    expect(await query(restored, 'SELECT sha256 FROM stored_object')).toEqual([]);
    // Whatever there is, is there already.
    expect(await bringBackCvs(restored, backup)).toEqual({ brought: 0, where: 'database', absent: 0 });
  });
});

test('who is erased meanwhile is left out, what is moved is found, and what the bucket lost is named', async () => {
  const [erased, moved, lost, changed] = [
    await uploadCv('Ida Usunięta'),
    await uploadCv('Ula Przeniesiona'),
    await uploadCv('Zoja Zgubiona'),
    await uploadCv('Maja Zmieniona'),
  ];
  const list = await withClient(dbUrl(), listBucketCvs);
  await db.candidate.deleteMany({ where: { cvSha256: erased } });
  await db.cvFile.delete({ where: { sha256: erased } });
  for (const sha256 of [erased, lost]) await removeObject(`cv/${sha256}`);
  await putObject(`cv/${changed}`, new Uint8Array(10), 'application/pdf');
  expect((await moveFiles('DATABASE')).files).toBe(1);
  await removeObject(`cv/${moved}`);
  const files = await BackupFiles.create(openTarget(place), 'one', null);
  const copying = { files, onStored: () => {}, signal: undefined };
  const copied = await backUpCvs(dbUrl(), list, copying);
  expect(copied.cvs).toMatchObject([{ count: 1 }]);
  expect(copied.lost).toEqual([lost, changed].toSorted());
});

test('a bucket in which nothing is found ends the backup, so that no good one is taken away for it', async () => {
  await uploadCv('Lena Gdzieindziej');
  env().S3_PREFIX = `${randomUUID()}/`;
  await expect(makeCheckedBackup(dbUrl(), openTarget(place), wanted)).rejects.toThrow('None of the 1 CVs');
  expect(await listBackups(openTarget(place))).toEqual([]);
  Object.assign(env(), { BACKUP_TO: place, BACKUP_KEEP: 1 });
  await db.backupRun.deleteMany();
  expect(await makeDueBackup(systemActor)).toBe('failed');
  expect((await getBackupState()).failed).toMatchObject({ why: 'STORE' });
});

test('each night: made, tried, shown, pruned; but while a CV is lost no older backup goes: one of them brings it back', async () => {
  await uploadCv('Rita Obecna');
  const lost = await uploadCv('Zofia Zgubiona');
  const target = openTarget(place);
  const { name } = await makeBackup(dbUrl(), target, null, { now: new Date('2026-11-01T03:00:00Z') });
  await removeObject(`cv/${lost}`);
  Object.assign(env(), { BACKUP_TO: place, BACKUP_KEEP: 1 });
  await db.backupRun.deleteMany();
  expect(await makeDueBackup(systemActor)).toBe('made');
  expect((await getBackupState()).lastGood).toMatchObject({ lost: 1 });
  expect(await listBackups(target)).toHaveLength(2);

  await bringBackCvs(dbUrl(), await openBackup(target, name, null));
  expect(await inBucket(lost)).toBe(lost);
  expect(await db.storedObject.count({ where: { removableFrom: { not: null } } })).toBe(0);
  await db.backupRun.deleteMany();
  expect(await makeDueBackup(systemActor)).toBe('made');
  const [only, ...others] = await listBackups(target);
  expect(others).toEqual([]);
  const lastGood = { name: only?.name, proof: 'RESTORED', lost: 0 };
  expect(await getBackupState()).toMatchObject({ lastGood, failed: null });
  expect((await readJournal(target, new Date())).writtenAt).not.toBeNull();
  await expectDamageNamed(only?.name ?? '');

  await db.backupRun.deleteMany();
  env().BACKUP_TO = 's3://no-such-bucket/backups';
  expect(await makeDueBackup(systemActor)).toBe('failed');
  expect((await getBackupState()).failed).toMatchObject({ why: 'PLACE' });
});

/** A damaged archive is named, and what it holds is not taken; so is a missing one. */
async function expectDamageNamed(name: string): Promise<void> {
  const target = openTarget(place);
  const file = `${name}/cvs-00001.tar.gz`;
  const content = await buffer((await target.read(file)) ?? Readable.from([]));
  content[Math.floor(content.byteLength / 2)] = 255 - (content[Math.floor(content.byteLength / 2)] ?? 0);
  await target.write(file, Readable.from([content]));
  await expect(tryCvs(await openBackup(target, name, null))).rejects.toThrow(/cvs-00001\.tar\.gz does not hold what/);
  await target.remove(file);
  await expect(openBackup(target, name, null)).rejects.toThrow(/cvs-00001\.tar\.gz is missing/);
}

test('a file of any size goes up in parts, and comes back over connections that are cut', async () => {
  reachStoreAt(proxy.url);
  const target = openTarget(place);
  const content = randomBytes(21 * megabyte);
  await target.write('a/large', Readable.from([content.subarray(0, 9 * megabyte), content.subarray(9 * megabyte)]));
  for (const size of [0, 8 * megabyte]) {
    await target.write(`a/${size}`, Readable.from([content.subarray(0, size)]));
    expect((await buffer((await target.read(`a/${size}`)) ?? Readable.from([]))).byteLength).toBe(size);
  }
  proxy.fail({ method: 'GET', kind: 'cut', times: 2, afterBytes: 5_000_000 });
  expect(hashOf(await buffer((await target.read('a/large')) ?? Readable.from([])))).toBe(hashOf(content));
  expect(proxy.asked.filter((line) => line.startsWith('GET bytes='))).toHaveLength(2);
  expect((await target.list('a')).toSorted()).toEqual(['0', String(8 * megabyte), 'large']);
  expect(await target.list('')).toEqual(['a']);
  expect(await target.read('a/nothing')).toBeNull();
  await target.remove('a');
  expect(await target.list('')).toEqual([]);
});

test('a CV that is cut off is asked for again; a place that stays away ends the backup and leaves none', async () => {
  const sha256 = await uploadCv('Kaja Przerwana', 3 * megabyte);
  reachStoreAt(proxy.url);
  const target = openTarget(place);
  const list = await withClient(dbUrl(), listBucketCvs);
  const files = await BackupFiles.create(target, 'one', null);
  proxy.fail({ method: 'GET', kind: 'cut', times: 1, afterBytes: megabyte });
  const { cvs, lost } = await backUpCvs(dbUrl(), list, { files, onStored: () => {}, signal: undefined });
  expect({ cvs, lost }).toMatchObject({ cvs: [{ count: 1 }], lost: [] });
  expect(list.toString()).toBe(`${sha256}\n`);

  proxy.fail({ method: 'PUT', kind: 'busy', times: 5 });
  const failed = makeCheckedBackup(dbUrl(), target, wanted);
  await expect(failed).rejects.toThrow('is out of order or overloaded');
  expect(await listBackups(target)).toEqual([]);
});

test('what a killed backup left is none, and goes a day later with the parts that no list shows', async () => {
  await db.cvFile.create({ data: { sha256: 'd'.repeat(64), sizeBytes: 64 * megabyte, mimeType: 'application/pdf' } });
  for (let position = 0; position < 64; position += 1) {
    const data = new Uint8Array(randomBytes(megabyte));
    await db.cvFileChunk.createMany({ data: { sha256: 'd'.repeat(64), position, data } });
  }
  const { S3_BUCKET = '', S3_ENDPOINT = '', S3_PREFIX } = env();
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, 'scripts/backup.ts', '--to', place], {
    stdio: 'ignore',
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      DATABASE_URL: dbUrl(),
      NEXTAUTH_SECRET: env().NEXTAUTH_SECRET,
      S3_BUCKET,
      S3_ENDPOINT,
      S3_PREFIX,
      S3_ACCESS_KEY_ID: storeAccount.accessKeyId,
      S3_SECRET_ACCESS_KEY: storeAccount.secretAccessKey,
    },
  });
  const s3 = await createS3Client(new URL(storeUrl()));
  const prefix = place.slice('s3://cvs/'.length);
  const parts = async () => {
    const { Uploads = [] } = await s3.send(new ListMultipartUploadsCommand({ Bucket: 'cvs', Prefix: prefix }));
    return Uploads.length;
  };
  const exited = once(child, 'exit');
  while ((await parts()) === 0) {
    expect(child.exitCode).toBeNull();
    await delay(30);
  }
  if (child.pid) process.kill(-child.pid, 'SIGKILL');
  await exited;
  expect(await parts()).toBeGreaterThan(0);
  const target = openTarget(place);
  const [left] = await listBackups(target);
  expect(await isFinished(target, left?.name ?? '')).toBe(false);

  const made = await makeBackup(dbUrl(), target, null, { now: new Date(Date.now() + 25 * 60 * 60_000) });
  expect((await listBackups(target)).map(({ name }) => name)).toEqual([made.name]);
  expect(await parts()).toBe(0);
  s3.destroy();
});

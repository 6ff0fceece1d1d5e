import { randomUUID } from 'node:crypto';
import { GetBucketLifecycleConfigurationCommand, PutBucketLifecycleConfigurationCommand } from '@aws-sdk/client-s3';
import { finishUpload } from '@/lib/candidates/cv/finish-upload';
import { systemActorFor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { FaultyStore } from '@/tests/storage/faulty-store';
import { reachStoreAt, storedKeys, storeInBucket } from '@/tests/storage/use-store';
import { explainStoreError } from '../explain-store-error';
import { createS3Client } from '../s3-client';
import { beginUpload } from './begin-upload';
import { makeForm, type UploadForm } from './make-form';
import { prepareBucket } from './prepare-bucket';
import { removeExpiredUploads } from './remove-expired';

const db = database();
const origin = 'https://recruiting.company.example';
let actor: PersonActor;
let processId: string;

beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
  ({ id: processId } = await createTestProcess(actor));
});
beforeEach(() => storeInBucket());

async function post({ url, fields }: UploadForm, bytes: Uint8Array, changed: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changed })) body.append(name, value);
  body.append('file', new Blob([new Uint8Array(bytes)]), 'cv');
  return (await fetch(url, { method: 'POST', body })).status;
}

async function begin() {
  const form = await beginUpload(actor, { processId });
  if (!form) throw new Error('The store takes no forms.');
  return form;
}

test('a CV goes straight into the store, is taken as an uploaded one, and what came in is gone', async () => {
  const bytes = await makeCvPdf({ lines: ['Kinga Prosto'] });
  const { uploadId, ...form } = await begin();
  expect(await post(form, bytes)).toBe(204);
  expect(await storedKeys()).toEqual([`incoming/${uploadId}`]);
  const { accepted } = await finishUpload(actor, { processId, uploadId, fileName: 'Kinga Prosto.pdf' });
  const candidate = await db.candidate.findUniqueOrThrow({ where: { id: accepted[0]?.candidateId ?? '' } });
  expect(candidate.cvFileName).toBe('Kinga Prosto.pdf');
  expect(await storedKeys()).toEqual([`cv/${candidate.cvSha256}`]);
  expect(await db.incomingUpload.count()).toBe(0);
  await expect(finishUpload(actor, { processId, uploadId, fileName: 'x.pdf' })).rejects.toMatchObject({
    code: 'upload.not-arrived',
  });
});

test('what is no CV is refused as by upload-cv, and removed', async () => {
  const { uploadId, ...form } = await begin();
  expect(await post(form, new TextEncoder().encode('<!doctype html><script>alert(1)</script>'))).toBe(204);
  const { rejected } = await finishUpload(actor, { processId, uploadId, fileName: 'cv.pdf' });
  expect(rejected).toMatchObject([{ code: 'cv.html' }]);
  expect(await storedKeys()).toEqual([]);
});

test('a form takes one key, one type, a limited size, and ends', async () => {
  const { uploadId, ...form } = await begin();
  const small = new Uint8Array([37, 80, 68, 70]);
  expect(await post(form, new Uint8Array(10 * 1024 * 1024 + 1))).toBe(400);
  expect(await post(form, small, { 'Content-Type': 'text/html' })).toBe(403);
  expect(await post(form, small, { key: `${env().S3_PREFIX}cv/${'0'.repeat(64)}` })).toBe(403);
  const short = await makeForm(new URL(process.env.STORE_URL ?? ''), uploadId, 1);
  await new Promise((done) => setTimeout(done, 2_500));
  expect(await post(short, small)).toBe(403);
  expect(await storedKeys()).toEqual([]);
});

test('somebody else’s form, and one for another process, are as good as none', async () => {
  const { uploadId, ...form } = await begin();
  await post(form, await makeCvPdf({ lines: ['Ola Obca'] }));
  const input = { processId, uploadId, fileName: 'cv.pdf' };
  const notArrived = { code: 'upload.not-arrived' };
  const other = (await createTestUser('RECRUITER')).actor;
  await expect(finishUpload(other, input)).rejects.toMatchObject(notArrived);
  const { id } = await createTestProcess(actor);
  await expect(finishUpload(actor, { ...input, processId: id })).rejects.toMatchObject(notArrived);
  const viewer = (await createTestUser('VIEWER')).actor;
  await expect(beginUpload(viewer, { processId })).rejects.toMatchObject({ code: 'permission.denied' });
});

test('what nobody finished is removed half an hour after its form has ended', async () => {
  await db.incomingUpload.deleteMany();
  const { uploadId, ...form } = await begin();
  await post(form, new Uint8Array([1]));
  const system = systemActorFor('system/remove-unused');
  const in59 = new Date(Date.now() + 59 * 60_000);
  expect(await removeExpiredUploads(system, in59)).toBe(0);
  expect(await storedKeys()).toEqual([`incoming/${uploadId}`]);
  const in61 = new Date(Date.now() + 61 * 60_000);
  env().S3_BUCKET = undefined;
  expect(await removeExpiredUploads(system, in61)).toBe(0);
  env().S3_BUCKET = 'cvs';
  expect(await removeExpiredUploads(system, in61)).toBe(1);
  expect(await storedKeys()).toEqual([]);
});

test('a store that takes no forms, or whatever is posted, gets none', async () => {
  const proxy = await FaultyStore.start(process.env.STORE_URL ?? '');
  try {
    reachStoreAt(proxy.url);
    proxy.fail({ method: 'POST', kind: 'busy', times: 9 });
    expect(await beginUpload(actor, { processId })).toBeNull();
    reachStoreAt(proxy.url);
    proxy.fail({ method: 'POST', kind: 'careless', times: 9 });
    expect(await beginUpload(actor, { processId })).toBeNull();
    reachStoreAt(proxy.url);
    proxy.fail();
    expect(await beginUpload(actor, { processId })).not.toBeNull();
  } finally {
    await proxy.stop();
  }
  env().STORAGE = 'database';
  expect(await beginUpload(actor, { processId })).toBeNull();
});

test('what nobody finished expires after a day, beside the rules that others set', async () => {
  const bucket = `rules-${randomUUID()}`;
  env().S3_BUCKET = bucket;
  expect(await prepareBucket(origin)).toEqual({ isNew: true, takesUploads: true, expires: true });
  const s3 = await createS3Client(new URL(process.env.STORE_URL ?? ''));
  const ask = async () =>
    (await s3.send(new GetBucketLifecycleConfigurationCommand({ Bucket: bucket }))).Rules?.map(
      ({ ID, Status, Filter, Prefix, Expiration, AbortIncompleteMultipartUpload }) =>
        [
          ID,
          Status,
          Filter?.Prefix ?? Prefix,
          Expiration?.Days,
          AbortIncompleteMultipartUpload?.DaysAfterInitiation,
        ] as const,
    );
  const prefix = `${env().S3_PREFIX}incoming/`;
  const ours = [`recruiting:${prefix}`, 'Enabled', prefix, 1, 1];
  expect(await ask()).toEqual([ours]);
  const others = { ID: 'logs', Status: 'Enabled', Filter: { Prefix: 'logs/' }, Expiration: { Days: 30 } } as const;
  const earlier = { ...others, ID: 'recruiting-incoming', Filter: { Prefix: prefix } };
  const LifecycleConfiguration = { Rules: [others, earlier] };
  await s3.send(new PutBucketLifecycleConfigurationCommand({ Bucket: bucket, LifecycleConfiguration }));
  expect(await prepareBucket(origin)).toMatchObject({ isNew: false });
  const logs = ['logs', 'Enabled', 'logs/', 30, undefined];
  expect((await ask())?.toSorted()).toEqual([logs, ours]);
  env().S3_PREFIX = 'another/';
  await prepareBucket(origin);
  const theirs = ['recruiting:another/incoming/', 'Enabled', 'another/incoming/', 1, 1];
  expect((await ask())?.toSorted()).toEqual([logs, ours, theirs].toSorted());
  s3.destroy();
});

test('a key that the store does not know, or that is wrong, is said in a sentence', async () => {
  const place = { address: new URL(process.env.STORE_URL ?? ''), bucket: 'cvs' };
  const explained = async (change: Partial<ReturnType<typeof env>>) => {
    storeInBucket();
    Object.assign(env(), change);
    const error: unknown = await prepareBucket(origin).catch((reason: unknown) => reason);
    return explainStoreError(error instanceof AppError ? error.cause : error, place).message;
  };
  expect(await explained({ S3_ACCESS_KEY_ID: 'another' })).toMatch(/does not accept the key|may not do this/);
  expect(await explained({ S3_SECRET_ACCESS_KEY: 'another' })).toMatch(/does not accept the key|may not do this/);
  storeInBucket();
});

test('the bucket’s rules let the product’s pages post, and keep what others set', async () => {
  const other = 'https://other.company.example';
  await prepareBucket(other);
  storeInBucket();
  await prepareBucket('https://earlier.company.example');
  await prepareBucket(origin);
  const { url } = await begin();
  const ask = async (from: string) => {
    const headers = { origin: from, 'access-control-request-method': 'POST' };
    return (await fetch(url, { method: 'OPTIONS', headers })).headers.get('access-control-allow-origin');
  };
  for (const allowed of [origin, other]) expect(await ask(allowed)).toBe(allowed);
  for (const from of ['https://elsewhere.example', 'https://earlier.company.example'])
    expect(await ask(from)).toBeNull();
});

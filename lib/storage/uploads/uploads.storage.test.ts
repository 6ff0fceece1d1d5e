import { finishUpload } from '@/lib/candidates/cv/finish-upload';
import { systemActorFor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { FaultyStore } from '@/tests/storage/faulty-store';
import { reachStoreAt, storedKeys, useStore } from '@/tests/storage/use-store';
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
beforeEach(() => useStore());

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
  expect(await removeExpiredUploads(system, new Date(Date.now() + 61 * 60_000))).toBe(1);
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

test('the bucket’s rules let the product’s pages post, and keep what others set', async () => {
  await prepareBucket('https://earlier.company.example');
  await prepareBucket(origin);
  const { url } = await begin();
  const ask = async (from: string) => {
    const headers = { origin: from, 'access-control-request-method': 'POST' };
    return (await fetch(url, { method: 'OPTIONS', headers })).headers.get('access-control-allow-origin');
  };
  expect(await ask(origin)).toBe(origin);
  expect(await ask('https://elsewhere.example')).toBeNull();
});

import { createHash } from 'node:crypto';
import { getCandidateCv } from '@/lib/candidates/cv/get-candidate-cv';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { makeCopy } from '@/lib/candidates/copy/make-copy';
import { erasePersonalData } from '@/lib/candidates/erasure/erase-personal-data';
import { loadCvFile, loadCvPages } from '@/lib/cv/load-cv-file';
import { systemActorFor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { findDependencyStates } from '@/lib/deployment/dependencies/dependencies';
import { env } from '@/lib/env';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { FaultyStore } from '@/tests/storage/faulty-store';
import { reachStoreAt, storedKeys, storeInBucket } from '@/tests/storage/use-store';
import { findOrphans, removeOrphans } from './find-orphans';
import { claimObject } from './keep-file';
import { moveFiles } from './move-files';
import { putObject, removeObject } from './object-store';
import { removeUnused } from './remove-unused';
import { createS3Client } from './s3-client';

const db = database();
const system = systemActorFor('system/remove-unused');
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const timers = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const;
const url = () => process.env.STORE_URL ?? '';
let actor: PersonActor;
let proxy: FaultyStore;

beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
  proxy = await FaultyStore.start(url());
});
afterAll(() => proxy.stop());
beforeEach(() => storeInBucket());
afterEach(async () => {
  await db.candidate.deleteMany();
  await db.cvFile.deleteMany();
  await db.storedObject.deleteMany();
});

let number = 0;
/** A CV of at least this many bytes that no other one is equal to. */
async function makeCv(leastBytes = 0): Promise<Uint8Array> {
  number += 1;
  const pdf = await makeCvPdf({ lines: [`Zofia Przykładowa ${number}`, 'Programistka Java, 6 lat doświadczenia'] });
  const filler = Buffer.alloc(Math.max(0, leastBytes - pdf.byteLength), '%\n');
  return new Uint8Array(Buffer.concat([pdf, filler]));
}

async function upload(bytes: Uint8Array, processId?: string) {
  const place = processId ?? (await createTestProcess(actor)).id;
  const answer = await uploadCvs(actor, { processId: place, files: [{ fileName: 'cv.pdf', bytes }] });
  return { processId: place, candidateId: answer.accepted[0]?.candidateId ?? '', rejected: answer.rejected };
}

const erase = (processId: string, candidateId: string) =>
  transaction((tx) =>
    erasePersonalData(tx, actor, { processId, candidateIds: [candidateId], rows: 'go', reason: 'deleted' }),
  );

/** An hour and a minute goes by for what was claimed. */
const ageClaims = () =>
  db.$executeRaw`UPDATE stored_object SET removable_from = removable_from - interval '61 minutes'`;

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
}

describe('a CV in the store', () => {
  test('is an object named by its hash, is not in the database, and is read, viewed and copied from there', async () => {
    const bytes = await makeCv(700_000);
    const sha256 = hashOf(bytes);
    const { processId, candidateId } = await upload(bytes);
    expect(await storedKeys()).toEqual([`cv/${sha256}`]);
    expect(await db.cvFile.findUnique({ where: { sha256 } })).toMatchObject({ storedIn: 'S3' });
    expect(await db.cvFileChunk.count()).toBe(0);
    expect(hashOf(await loadCvFile(sha256))).toBe(sha256);
    expect(hashOf(await loadCvPages(sha256))).toBe(sha256);
    const viewed = await getCandidateCv(actor, { processId, candidateId });
    expect(hashOf(await bytesOf(viewed.stream))).toBe(sha256);
    const copy = await makeCopy(db, { candidateId, locale: 'pl' });
    expect(Buffer.from(copy.bytes).includes(Buffer.from(bytes.subarray(0, 200)))).toBe(true);
  });

  test('is removed with the last candidate who has it, and not before', async () => {
    const bytes = await makeCv();
    const [first, second] = [await upload(bytes), await upload(bytes)];
    await erase(first.processId, first.candidateId);
    await removeUnused(system);
    expect(await storedKeys()).toEqual([`cv/${hashOf(bytes)}`]);
    await erase(second.processId, second.candidateId);
    expect(await db.outboxEvent.count({ where: { name: 'storage/removal.requested' } })).toBeGreaterThan(0);
    await removeUnused(system);
    expect(await storedKeys()).toEqual([]);
    expect(await db.storedObject.count()).toBe(0);
  });

  test('that is uploaded anew while its object is removed is there afterwards, or is to be sent again', async () => {
    const bytes = await makeCv();
    for (let turn = 0; turn < 8; turn += 1) {
      const { processId, candidateId } = await upload(bytes);
      await erase(processId, candidateId);
      const [again] = await Promise.all([upload(bytes), removeUnused(system)]);
      const accepted = again.candidateId !== '';
      if (!accepted) expect(again.rejected).toMatchObject([{ code: 'conflict.retry' }]);
      else expect(hashOf(await loadCvFile(hashOf(bytes)))).toBe(hashOf(bytes));
      if (accepted) await erase(again.processId, again.candidateId);
    }
  });

  test('that was refused leaves an object that goes after an hour', async () => {
    const bytes = await makeCv();
    const sha256 = hashOf(bytes);
    await claimObject(sha256);
    await putObject(`cv/${sha256}`, bytes, 'application/pdf');
    // The database's clock counts, not that of the process.
    jest.useFakeTimers({ now: Date.now() + 61 * 60_000, doNotFake: [...timers] });
    await removeUnused(system).finally(() => jest.useRealTimers());
    expect(await storedKeys()).toEqual([`cv/${sha256}`]);
    await ageClaims();
    env().S3_BUCKET = undefined;
    expect(await removeUnused(system)).toBe(true);
    env().S3_BUCKET = 'cvs';
    expect(await storedKeys()).toEqual([`cv/${sha256}`]);
    await removeUnused(system);
    expect(await storedKeys()).toEqual([]);
  });

  test('of which the store has lost or changed the object is refused by name', async () => {
    const bytes = await makeCv();
    const { processId, candidateId } = await upload(bytes);
    await putObject(`cv/${hashOf(bytes)}`, new Uint8Array(bytes.byteLength), 'application/pdf');
    await expect(loadCvFile(hashOf(bytes))).rejects.toMatchObject({ code: 'storage.file-missing' });
    await removeObject(`cv/${hashOf(bytes)}`);
    await expect(getCandidateCv(actor, { processId, candidateId })).rejects.toMatchObject({
      code: 'storage.file-missing',
    });
  });
});

describe('a move', () => {
  test('takes every file there and back, beside readers and erasures, and leaves nothing behind', async () => {
    env().STORAGE = 'database';
    const cvs = await Promise.all(Array.from({ length: 6 }, () => makeCv(600_000)));
    const uploaded = [];
    for (const bytes of cvs) uploaded.push(await upload(bytes));
    const [first = new Uint8Array()] = cvs;
    const reading = (await getCandidateCv(actor, uploaded[0] ?? { processId: '', candidateId: '' })).stream;
    const [{ processId, candidateId }] = uploaded.slice(-1) as [(typeof uploaded)[number]];
    const [moved] = await Promise.all([moveFiles('S3'), erase(processId, candidateId)]);
    expect(moved.damaged).toEqual([]);
    expect(await db.cvFile.count({ where: { storedIn: 'S3' } })).toBe(5);
    expect(await db.cvFileChunk.count()).toBe(0);
    // It began before the move.
    expect(hashOf(await bytesOf(reading))).toBe(hashOf(first));
    for (const bytes of cvs.slice(0, 5)) expect(hashOf(await loadCvFile(hashOf(bytes)))).toBe(hashOf(bytes));
    expect(await moveFiles('DATABASE')).toMatchObject({ files: 5, damaged: [] });
    await ageClaims();
    await removeUnused(system);
    expect(await storedKeys()).toEqual([]);
    for (const bytes of cvs.slice(0, 5)) expect(hashOf(await loadCvFile(hashOf(bytes)))).toBe(hashOf(bytes));
  });

  test('that the store breaks off goes on where it was; a damaged file stays and is named', async () => {
    env().STORAGE = 'database';
    for (let count = 0; count < 3; count += 1) await upload(await makeCv());
    const damaged = hashOf(await makeCv());
    await db.cvFile.create({ data: { sha256: damaged, sizeBytes: 3, mimeType: 'application/pdf' } });
    await db.cvFileChunk.create({ data: { sha256: damaged, position: 0, data: new Uint8Array([1, 2, 3]) } });
    reachStoreAt(proxy.url);
    // The client tries three times; the first file arrives.
    proxy.fail({ method: 'GET', kind: 'busy', times: 3 });
    await expect(moveFiles('S3')).rejects.toMatchObject({ code: 'storage.unavailable' });
    // Two are lost as soon as they were taken, of which the store has one already.
    proxy.fail({ method: 'PUT', kind: 'careless', times: 2 });
    expect(await moveFiles('S3')).toMatchObject({ files: 2, damaged: [damaged], notKept: [expect.any(String)] });
    expect(await moveFiles('S3')).toMatchObject({ files: 1, damaged: [damaged], notKept: [] });
    expect(await db.cvFile.count({ where: { storedIn: 'S3' } })).toBe(3);
    expect(await db.cvFile.findUnique({ where: { sha256: damaged } })).toMatchObject({ storedIn: 'DATABASE' });
  });
});

test('orphans are found after a day only, never one that a row needs, and missing objects are named', async () => {
  const kept = await makeCv();
  await upload(kept);
  const lost = await makeCv();
  await upload(lost);
  await removeObject(`cv/${hashOf(lost)}`);
  const orphan = `cv/${hashOf(await makeCv())}`;
  await putObject(orphan, new Uint8Array([1]), 'application/pdf');
  const claimed = hashOf(await makeCv());
  await claimObject(claimed);
  await putObject(`cv/${claimed}`, new Uint8Array([1]), 'application/pdf');
  expect(await findOrphans()).toEqual({ objects: 3, orphans: [], missing: [hashOf(lost)] });
  const { orphans } = await findOrphans(new Date(Date.now() + 25 * 60 * 60_000));
  expect(orphans).toEqual([orphan]);
  // It is needed by now.
  await claimObject(orphan.slice(3));
  expect(await removeOrphans(orphans)).toBe(0);
  await db.storedObject.deleteMany({ where: { sha256: orphan.slice(3) } });
  expect(await removeOrphans(orphans)).toBe(1);
  expect((await storedKeys()).toSorted()).toEqual([`cv/${claimed}`, `cv/${hashOf(kept)}`].toSorted());
});

test('a CV that is uploaded while its object is removed as an orphan is there afterwards', async () => {
  const bytes = await makeCv();
  const orphan = `cv/${hashOf(bytes)}`;
  await putObject(orphan, bytes, 'application/pdf');
  reachStoreAt(proxy.url);
  proxy.fail({ method: 'DELETE', kind: 'late', times: 1 });
  const removal = removeOrphans([orphan]);
  while (!proxy.asked.includes('DELETE')) await new Promise((done) => setTimeout(done, 10));
  const [{ rejected }] = await Promise.all([upload(bytes), removal]);
  expect(rejected).toEqual([]);
  expect(hashOf(await loadCvFile(hashOf(bytes)))).toBe(hashOf(bytes));
});

describe('a store that fails', () => {
  beforeEach(() => reachStoreAt(proxy.url));
  afterEach(() => proxy.fail());
  const unavailable = { code: 'storage.unavailable' };
  const stateNow = async () => {
    Reflect.deleteProperty(globalThis, '__dependencies');
    return (await findDependencyStates()).find(({ name }) => name === 'storage');
  };

  test('once with 503 is asked again; for longer, the upload is to be sent again and nothing is left', async () => {
    proxy.fail({ method: 'PUT', kind: 'busy', times: 1 });
    const bytes = await makeCv();
    expect((await upload(bytes)).rejected).toEqual([]);
    proxy.fail({ method: 'PUT', kind: 'busy', times: 3 });
    const { id } = await createTestProcess(actor);
    await expect(upload(await makeCv(), id)).rejects.toMatchObject(unavailable);
    expect(await db.candidate.count({ where: { processId: id } })).toBe(0);
  });

  test('by being slow gets as long as the size of what is sent needs', async () => {
    // This client gives up sooner than the store takes the file.
    const hasty = createS3Client(new URL(proxy.url), { answerMs: 300, tries: 1 });
    Object.assign(globalThis, { __s3: new Map([[proxy.url, hasty]]) });
    proxy.fail({ method: 'PUT', kind: 'late', times: 1 });
    await putObject('cv/slow', new Uint8Array(100_000), 'application/pdf');
    expect(await storedKeys()).toEqual(['cv/slow']);
  });

  test('by cutting off goes on where it stopped', async () => {
    const bytes = await makeCv(3_000_000);
    await upload(bytes);
    proxy.fail({ method: 'GET', kind: 'cut', times: 2, afterBytes: 1_000_000 });
    expect(hashOf(await loadCvFile(hashOf(bytes)))).toBe(hashOf(bytes));
    expect(proxy.asked.filter((line) => line.startsWith('GET bytes=')).length).toBeGreaterThanOrEqual(2);
    proxy.fail({ method: 'GET', kind: 'cut', times: 9, afterBytes: 100_000 });
    await expect(loadCvFile(hashOf(bytes))).rejects.toMatchObject(unavailable);
  });

  test('by stopping amid a file goes on after ten seconds; one that never answers is given up', async () => {
    const bytes = await makeCv(2_000_000);
    await upload(bytes);
    proxy.fail({ method: 'GET', kind: 'stalled', times: 1, afterBytes: 1_000_000 });
    expect(hashOf(await loadCvFile(hashOf(bytes)))).toBe(hashOf(bytes));
    proxy.fail({ method: 'GET', kind: 'silent', times: 9 });
    await expect(loadCvFile(hashOf(bytes))).rejects.toMatchObject(unavailable);
  });

  test('is a degraded dependency that says whether it refuses or is away', async () => {
    expect(await stateNow()).toMatchObject({ tier: 'degraded', state: 'WELL' });
    proxy.fail({ method: 'GET', kind: 'busy', times: 3 });
    expect(await stateNow()).toMatchObject({ state: 'ILL', finding: { code: 'storage-failing' } });
    env().S3_SECRET_ACCESS_KEY = 'another';
    reachStoreAt(proxy.url);
    expect(await stateNow()).toMatchObject({ state: 'ILL', finding: { code: 'storage-refused' } });
    env().S3_BUCKET = 'no-such-bucket';
    storeInOwnBucket();
    expect(await stateNow()).toMatchObject({ state: 'ILL', finding: { code: 'storage-refused' } });
  });

  test('that is in another region is refused, and the settings are named as the reason', async () => {
    const bytes = await makeCv();
    await upload(bytes);
    proxy.fail({ method: 'GET', kind: 'elsewhere', times: 2 });
    await expect(loadCvFile(hashOf(bytes))).rejects.toMatchObject(unavailable);
    expect(await stateNow()).toMatchObject({ state: 'ILL', finding: { code: 'storage-refused' } });
    expect(hashOf(await loadCvFile(hashOf(bytes)))).toBe(hashOf(bytes));
  });
});

/** The bucket alone is wrong: the key is right again. */
function storeInOwnBucket(): void {
  const { S3_BUCKET } = env();
  storeInBucket(proxy.url);
  env().S3_BUCKET = S3_BUCKET;
}

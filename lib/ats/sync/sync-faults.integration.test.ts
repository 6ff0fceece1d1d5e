import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { createTestUser } from '@/prisma/seed/factories';
import { setUpSync } from '@/tests/ats/sync-run';
import { readCheckpoint } from './checkpoint';
import { continueSync } from './continue-sync';
import { endLostSync } from './end-lost-sync';

jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));
const db = database();
let actor: PersonActor;
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});

const part = (syncId: string) => continueSync(systemActor, { syncId }, { partMs: 0 });
const sync = (syncId: string) => db.atsSync.findUniqueOrThrow({ where: { id: syncId } });

test('after a kill between pages it goes on from the checkpoint', async () => {
  const { ats, request, finish, candidates } = await setUpSync(actor);
  for (const id of ['a', 'b', 'c', 'd', 'e']) ats.add(id);
  const syncId = await request();
  ats.fail('scanApplications', new Error('killed'), { after: 1 });
  await part(syncId);
  await expect(part(syncId)).rejects.toThrow('killed');
  expect((await candidates()).size).toBe(2);
  ats.calls = [];
  await finish(syncId);
  const pages = ats.calls.filter(({ call }) => call === 'scanApplications').map(({ id }) => id);
  expect(pages).toEqual(['b', 'd']);
  expect([...(await candidates()).keys()]).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a candidate whose download was killed is taken up again', async () => {
  const { ats, request, finish, candidate } = await setUpSync(actor);
  for (const id of ['a', 'b']) ats.add(id);
  const syncId = await request();
  ats.fail('downloadCv', new Error('killed'));
  await part(syncId);
  await part(syncId);
  await expect(part(syncId)).rejects.toThrow('killed');
  expect((await candidate('a')).status).toBe('DOWNLOADING');
  await finish(syncId);
  expect((await candidate('a')).status).toBe('AWAITING_PROCESSING');
});

test('a synchronisation that is given up leaves nobody DOWNLOADING', async () => {
  const { ats, request, candidate } = await setUpSync(actor);
  ats.add('a');
  const syncId = await request();
  ats.fail('downloadCv', new Error('a fault of our own'), { times: 9 });
  await part(syncId);
  await part(syncId);
  await expect(part(syncId)).rejects.toThrow('our own');
  await endLostSync(systemActor, { syncId });
  expect(await sync(syncId)).toMatchObject({ state: 'FAILED', reason: 'internal' });
  expect((await candidate('a')).status).toBe('AWAITING_DOWNLOAD');
});

test('an outage is waited for, longer each time, and at last ends in ERROR, which a success ends', async () => {
  const { ats, request, finish, process, synchronise } = await setUpSync(actor);
  ats.add('a');
  const syncId = await request();
  ats.fail('scanApplications', new AppError('ats.unreachable'), { times: 7 });
  const waits: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) waits.push((await part(syncId)).waitSeconds);
  expect(waits.every((seconds, index) => seconds >= 15 * 2 ** index && seconds <= 600)).toBe(true);
  expect(readCheckpoint((await sync(syncId)).checkpoint).waiting).toMatchObject({ reason: 'ats.unreachable' });
  await finish(syncId);
  expect(await sync(syncId)).toMatchObject({ state: 'FAILED', reason: 'ats.unreachable' });
  expect(await process()).toMatchObject({ status: 'ERROR', statusReason: 'ats.unreachable' });
  expect((await synchronise())?.state).toBe('SUCCEEDED');
  expect(await process()).toMatchObject({ status: 'ACTIVE', statusReason: null });
});

test('the wait that the ATS asks for is kept, and counts as no failure', async () => {
  const { ats, request, finish } = await setUpSync(actor);
  ats.add('a');
  const syncId = await request();
  ats.fail('scanApplications', new AppError('ats.rate-limited', { retryAfterSeconds: 30 }), { times: 9 });
  for (let attempt = 0; attempt < 9; attempt += 1) expect(await part(syncId)).toEqual({ done: false, waitSeconds: 30 });
  await finish(syncId);
  expect((await sync(syncId)).state).toBe('SUCCEEDED');
});

test.each(['ats.credentials-refused', 'ats.forbidden'] as const)('%s ends it at once in ERROR', async (code) => {
  const { ats, request, finish, process } = await setUpSync(actor);
  const syncId = await request();
  ats.fail('scanApplications', new AppError(code));
  await finish(syncId);
  expect(await sync(syncId)).toMatchObject({ state: 'FAILED', reason: code });
  expect(await process()).toMatchObject({ status: 'ERROR', statusReason: code });
});

test('a file that cannot be had does not hold up the others, and is tried again next time', async () => {
  const { ats, request, finish, candidate, synchronise } = await setUpSync(actor);
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) ats.add(id);
  const bytes = ats.files.get('cv-b');
  Object.defineProperty(ats.files, 'get', {
    configurable: true,
    value: (key: string) => {
      if (key === 'cv-b') throw new AppError('ats.unreachable');
      return Map.prototype.get.call(ats.files, key);
    },
  });
  const syncId = await request();
  await finish(syncId);
  expect(await sync(syncId)).toMatchObject({ state: 'SUCCEEDED', counts: { downloaded: 5, failed: 1 } });
  expect(await candidate('b')).toMatchObject({ status: 'ERROR', statusReason: 'ats.unreachable' });
  Object.defineProperty(ats.files, 'get', { value: (key: string) => (key === 'cv-b' ? bytes : undefined) });
  await synchronise();
  expect((await candidate('b')).status).toBe('AWAITING_PROCESSING');
});

test('a checkpoint that cannot be read ends it loudly, and nothing is guessed', async () => {
  const { ats, request, finish, candidates } = await setUpSync(actor);
  ats.add('a');
  const syncId = await request();
  await db.atsSync.update({ where: { id: syncId }, data: { checkpoint: { version: 2, page: 3 } } });
  await finish(syncId);
  expect(await sync(syncId)).toMatchObject({ state: 'FAILED', reason: 'ats.checkpoint-unreadable' });
  expect((await candidates()).size).toBe(0);
});

test('two requests at once start one synchronisation', async () => {
  const { request, processId } = await setUpSync(actor);
  const results = await Promise.allSettled([request(), request(), request()]);
  const refused = results
    .filter(({ status }) => status === 'rejected')
    .map((one) => (one as PromiseRejectedResult).reason);
  expect(refused.map(({ code }) => code)).toEqual(['ats.sync-running', 'ats.sync-running']);
  expect(await db.atsSync.count({ where: { processId } })).toBe(1);
});

test('two runs of one synchronisation take everyone in once', async () => {
  const { ats, request, finish, candidates } = await setUpSync(actor);
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) ats.add(id);
  const syncId = await request();
  await Promise.all([finish(syncId), finish(syncId)]);
  expect([...(await candidates()).keys()]).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  expect((await sync(syncId)).counts).toMatchObject({ seen: 7, created: 7 });
});

test('pausing the connection or linking another recruitment ends it', async () => {
  const { request, finish, connectionId, processId } = await setUpSync(actor);
  const first = await request();
  await db.atsConnection.update({ where: { id: connectionId }, data: { paused: true } });
  await finish(first);
  expect((await sync(first)).reason).toBe('ats.paused');
  await expect(request()).rejects.toMatchObject({ code: 'ats.paused' });
  await db.atsConnection.update({ where: { id: connectionId }, data: { paused: false } });
  const second = await request();
  await db.process.update({ where: { id: processId }, data: { externalProcessId: 'another' } });
  await finish(second);
  expect((await sync(second)).reason).toBe('ats.not-linked');
});

test('files that the ATS does not give are asked for again, and come when it gives them', async () => {
  const { ats, synchronise, candidate } = await setUpSync(actor);
  for (const id of ['a', 'b']) ats.add(id);
  const gone = new AppError('ats.record-not-found');
  ats.fail('downloadCv', gone, { times: 2 });
  expect(await synchronise()).toMatchObject({ state: 'SUCCEEDED', counts: { downloaded: 0, withoutFile: 2 } });
  expect(await candidate('a')).toMatchObject({ status: 'NO_FILE_FOUND', statusReason: 'candidate.no-cv' });
  expect(await synchronise()).toMatchObject({ counts: { downloaded: 2 } });
  expect(await candidate('a')).toMatchObject({ status: 'AWAITING_PROCESSING' });
});

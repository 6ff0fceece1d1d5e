import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { ErrorCode } from '@/lib/error-codes';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { finish, runRequested, send, setUpBatch } from '@/tests/analysis/batch-run';
import { useModel } from '@/tests/analysis/model-run';
import type { Fault } from '@/tests/openai-server/faults';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { recoverLostRuns } from '../run/lost-runs';
import { cleanUpBatches } from './clean-up-batches';
import { failBatch } from './fail-batch';
import { recoverLostBatches } from './lost-batches';

const server = OpenAiServer.ofTests();

beforeEach(async () => {
  await database().modelGate.deleteMany();
  await database().modelBatch.deleteMany();
  await useModel(server);
});

const db = database();
const posted = (path: string) =>
  server.requests.filter((request) => request.method === 'POST' && request.path === path).length;
const directCalls = () => posted('/v1/responses');
const statusesOf = async ({ candidates }: Awaited<ReturnType<typeof setUpBatch>>) =>
  (await candidates()).map(({ status }) => status);
const outdated = ['PROCESSING_OUTDATED', 'PROCESSING_OUTDATED'];
const names = ['Olga', 'Halina'];

test('criteria that take several questions are in no batch, and nothing is changed', async () => {
  const run = await setUpBatch(names);
  const texts = Array.from({ length: 60 }, (_, index) => `Program numer ${index + 1}`);
  await db.criterion.createMany({
    data: texts.map((text, position) => ({
      processId: run.processId,
      kind: 'REQUIREMENT',
      text,
      position: position + 50,
    })),
  });
  await expect(run.request()).rejects.toThrow('model.too-many-criteria');
  expect(await db.modelBatch.count()).toBe(0);
  expect(await statusesOf(run)).toEqual(['NEW', 'NEW']);
});

const refused: [Fault, ErrorCode][] = [
  [{ kind: 'api-error', status: 404, message: 'unknown URL' }, 'model.no-batches'],
  [{ kind: 'api-error', status: 401, message: 'bad key', code: 'invalid_api_key' }, 'model.key-refused'],
  [{ kind: 'server-error' }, 'model.unavailable'],
];
test.each(refused)('%j at the offer: %s, and nothing has changed', async (fault, code) => {
  const run = await setUpBatch(names);
  server.fail(fault, { on: 'batches' });
  await expect(run.request()).rejects.toThrow(code);
  expect(await statusesOf(run)).toEqual(['NEW', 'NEW']);
  expect(await db.modelBatch.count()).toBe(0);
});

test('Ollama has no batches: none is offered, and it is not even asked', async () => {
  const run = await setUpBatch(names);
  await useModel(server, { api: 'ollama' });
  await expect(run.request()).rejects.toThrow('model.no-batches');
  expect(server.requests).toHaveLength(0);
});

test('a key that cannot be read: no batch is offered, one not sent yet is given up, and nobody judges instead', async () => {
  const run = await setUpBatch(names);
  await run.request();
  await useModel(server, { encryptedKey: 'unreadable' });
  await finish(run);
  expect(await run.batch()).toMatchObject({ state: 'ENDED', reason: 'model.key-unreadable' });
  expect(await statusesOf(run)).toEqual(outdated);
  await expect(run.request()).rejects.toThrow('model.key-unreadable');
  expect(await db.modelBatch.count()).toBe(1);
});

test('a batch at the provider waits for the key', async () => {
  const run = await setUpBatch(names);
  await run.request();
  await send(run);
  await useModel(server, { encryptedKey: 'unreadable' });
  expect(await run.advance()).toMatchObject({ outcome: 'waiting' });
  expect(await run.batch()).toMatchObject({ state: 'SENT', reason: 'model.key-unreadable' });
});

const unusable: [Fault, ErrorCode][] = [
  [{ kind: 'api-error', status: 404, message: 'unknown URL' }, 'model.no-batches'],
  [{ kind: 'insufficient-quota' }, 'model.quota-spent'],
];
test.each(unusable)('%j when it is made ends the batch: %s; candidates are as before', async (fault, code) => {
  const run = await setUpBatch(names);
  await run.request();
  server.fail(fault, { on: 'batches' });
  await finish(run);
  expect(await run.batch()).toMatchObject({ state: 'ENDED', reason: code });
  expect(await statusesOf(run)).toEqual(outdated);
  expect(server.requests.at(-1)).toMatchObject({ method: 'DELETE', status: 200 });
});

test('a busy provider is asked again when it says so', async () => {
  const run = await setUpBatch(names);
  await run.request();
  await run.advance();
  server.fail({ kind: 'rate-limit', retryAfterSeconds: 40 }, { on: 'batches' });
  expect(await run.advance()).toEqual({ outcome: 'waiting', seconds: 40 });
  expect((await run.batch()).reason).toBe('model.rate-limited');
  await finish(run);
  await runRequested();
  expect(await statusesOf(run)).toEqual(['NEW', 'NEW']);
});

test.each([
  ['made', { kind: 'cut' }, { on: 'batches' }],
  ['uploaded', { kind: 'cut' }, { on: 'files' }],
] as const)('a connection cut once it was %s leads to no second one', async (_what, fault, target) => {
  const run = await setUpBatch(names);
  await run.request();
  await run.advance();
  // The list of files is asked for first.
  if (target.on === 'files') server.fail({ kind: 'delay', ms: 0 }, target);
  server.fail(fault, target);
  expect((await run.advance()).outcome).toBe('waiting');
  expect(await run.batch()).toMatchObject({ state: 'SENDING', reason: 'model.unavailable' });
  await finish(run);
  expect([posted('/v1/batches'), posted('/v1/files')]).toEqual([1, 1]);
  expect(await runRequested()).toHaveLength(2);
});

test('steps that run twice, or at once, make one batch', async () => {
  const run = await setUpBatch(names);
  await run.request();
  await Promise.all([run.advance(), run.advance()]);
  await Promise.all([run.advance(), run.advance()]);
  await Promise.all([run.advance(), run.advance()]);
  expect(posted('/v1/batches')).toBe(1);
  await finish(run);
  expect(await run.advance()).toEqual({ outcome: 'ended' });
  expect(await runRequested()).toHaveLength(2);
});

test('a kill before the id was stored: the batch is found again, not made again', async () => {
  const run = await setUpBatch(names);
  await run.request();
  await send(run);
  const { id, remoteId } = await run.batch();
  await db.modelBatch.update({ where: { id }, data: { state: 'SENDING', remoteId: null } });
  await send(run);
  expect((await run.batch()).remoteId).toBe(remoteId);
  expect(posted('/v1/batches')).toBe(1);
});

test('a file that the provider refuses ends the batch; candidates are as before', async () => {
  const run = await setUpBatch(names);
  await run.request();
  await run.advance();
  await db.modelBatchItem.updateMany({ data: { line: '{"custom_id":' } });
  await finish(run);
  expect(await run.batch()).toMatchObject({ state: 'ENDED', reason: 'model.batch-refused' });
  expect(await statusesOf(run)).toEqual(outdated);
});

test('a damaged line of the answers is judged by a call of now', async () => {
  const run = await setUpBatch(names);
  await run.request();
  await send(run);
  server.fail({ kind: 'malformed-body' }, { on: 'files' });
  await finish(run);
  expect((await run.items()).map(({ state }) => state)).toContain('RELEASED');
  await runRequested();
  expect(await statusesOf(run)).toEqual(['NEW', 'NEW']);
  expect(directCalls()).toBeGreaterThan(0);
});

test('an answer that is no response is asked for again now', async () => {
  const run = await setUpBatch(names);
  await run.request();
  await finish(run);
  await db.modelBatchItem.updateMany({ data: { answer: '{"odd":1}' } });
  await runRequested();
  expect(await statusesOf(run)).toEqual(['NEW', 'NEW']);
  expect(directCalls()).toBe(2);
});

test('a batch that the provider has lost gives the candidates back', async () => {
  const run = await setUpBatch(names);
  await run.request();
  server.batches.hold('in_progress');
  await send(run);
  server.batches.clear();
  await finish(run);
  expect(await run.batch()).toMatchObject({ state: 'ENDED', reason: 'model.batch-lost' });
  expect(await statusesOf(run)).toEqual(outdated);
});

test('the month’s budget has to hold for the whole batch', async () => {
  await useModel(server, { monthlyBudget: 1000n });
  const run = await setUpBatch(names);
  await run.request();
  await finish(run);
  expect(await run.batch()).toMatchObject({ state: 'ENDED', reason: 'model.budget-spent' });
  expect([posted('/v1/files'), posted('/v1/batches')]).toEqual([0, 0]);
  expect(await statusesOf(run)).toEqual(outdated);
});

test('a stopped process sends nothing; answers that come meanwhile wait for its activation', async () => {
  const run = await setUpBatch(names);
  const change = (status: 'STOPPED' | 'ACTIVE') => changeProcessStatus(run.actor, { processId: run.processId, status });
  await run.request();
  await change('STOPPED');
  expect((await run.advance()).outcome).toBe('waiting');
  expect(posted('/v1/files')).toBe(0);
  await change('ACTIVE');
  // The batch's candidates are not requested one by one.
  expect(await db.outboxEvent.count({ where: { name: 'candidate/analysis.requested' } })).toBe(0);
  await send(run);
  await change('STOPPED');
  await finish(run);
  await runRequested();
  expect(await statusesOf(run)).toEqual(['AWAITING_PROCESSING', 'AWAITING_PROCESSING']);
  await change('ACTIVE');
  await runRequested();
  expect(await statusesOf(run)).toEqual(['NEW', 'NEW']);
  expect(directCalls()).toBe(0);
});

test('one batch of a process at a time', async () => {
  const run = await setUpBatch(names);
  await run.request();
  await expect(run.request()).rejects.toThrow('process.batch-open');
});

test('the reconciler leaves candidates in a batch alone, and follows a batch that nobody follows', async () => {
  const run = await setUpBatch(names);
  await run.request();
  await db.outboxEvent.deleteMany();
  await db.$executeRaw`UPDATE candidate SET updated_at = now() - interval '1 day' WHERE process_id = ${run.processId}::uuid`;
  expect(await recoverLostRuns(systemActor)).toMatchObject({ requested: 0, failed: 0 });
  expect((await recoverLostBatches(systemActor)).requested).toBe(0);
  await db.modelBatch.updateMany({ data: { checkedAt: new Date(Date.now() - 3_600_000) } });
  expect((await recoverLostBatches(systemActor)).requested).toBe(1);
  expect(await db.outboxEvent.count({ where: { name: 'candidates/batch.requested' } })).toBe(1);
});

test('a function that fails for good gives the candidates back', async () => {
  const run = await setUpBatch(names);
  await run.request();
  await failBatch(systemActor, { batchId: (await run.batch()).id });
  expect(await run.batch()).toMatchObject({ state: 'ENDED', reason: 'internal' });
  expect(await statusesOf(run)).toEqual(outdated);
});

test('answers nobody will use are deleted, and old batches', async () => {
  const run = await setUpBatch(names);
  await run.request();
  await finish(run);
  await cleanUpBatches(db, new Date(0));
  expect((await run.items()).every(({ answer }) => answer !== null)).toBe(true);
  await db.candidate.updateMany({ where: { processId: run.processId }, data: { status: 'ERROR' } });
  await cleanUpBatches(db, new Date(Date.now() + 1000));
  expect(await db.modelBatch.count()).toBe(0);
});

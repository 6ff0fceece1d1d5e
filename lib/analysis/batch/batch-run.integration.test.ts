import { database } from '@/lib/db/client';
import { finish, runRequested, send, setUpBatch } from '@/tests/analysis/batch-run';
import { getProcessCost } from '@/lib/processes/get-process-cost';
import { useModel } from '@/tests/analysis/model-run';
import { OpenAiServer } from '@/tests/openai-server/openai-server';

const server = OpenAiServer.ofTests();

beforeEach(async () => {
  await database().modelGate.deleteMany();
  await useModel(server);
});

const db = database();
const made = () => server.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/batches').length;
const directCalls = () => server.requests.filter(({ path }) => /responses|completions/.test(path)).length;
const analysesOf = (processId: string) =>
  db.analysis.findMany({ where: { candidate: { processId }, engine: 'openai' }, include: { verdicts: true } });

test.each(['responses', 'chat'])('judges from the answers of a batch through %s, at half the price', async (api) => {
  await useModel(server, { api });
  const run = await setUpBatch();
  expect(await run.request()).toMatchObject({ accepted: { length: 3 }, refused: [] });
  for (const { status, statusReason } of await run.candidates())
    expect([status, statusReason]).toEqual(['AWAITING_PROCESSING', 'model.in-batch']);
  await finish(run);
  expect(await runRequested()).toHaveLength(3);
  const analyses = await analysesOf(run.processId);
  expect(analyses).toHaveLength(3);
  for (const { inputTokens, outputTokens, costMicros, verdicts } of analyses) {
    expect(costMicros).toBe(Math.ceil((inputTokens * 400_000 + outputTokens * 1_600_000) / 2e6));
    expect(verdicts.some(({ verdict }) => verdict === 'MET')).toBe(true);
  }
  expect((await run.candidates()).map(({ status }) => status)).toEqual(['NEW', 'NEW', 'NEW']);
  expect([made(), directCalls()]).toEqual([1, 0]);
  expect(await run.batch()).toMatchObject({ state: 'ENDED', reason: null });
  // What the next analysis costs now, not in a batch.
  const spent = analyses.reduce((sum, { costMicros }) => sum + costMicros, 0);
  expect(await getProcessCost(run.processId)).toMatchObject({
    micros: spent,
    averageMicros: Math.round((2 * spent) / 3),
  });
  for (const { state, line, answer } of await run.items())
    expect([state, line, answer]).toEqual(['ANSWERED', null, null]);
});

test('sends no personal datum, and leaves no file at the provider', async () => {
  const run = await setUpBatch();
  await run.request();
  await finish(run);
  await runRequested();
  expect(server.requestsWith('Spring Boot')).toHaveLength(1);
  for (const datum of [
    'Olga',
    'Halina',
    'Bernadeta',
    'Kowalska',
    'Miła',
    '600 100 200',
    'poczta.example',
    '90010112349',
  ])
    expect({ datum, sent: server.requestsWith(datum).length }).toEqual({ datum, sent: 0 });
  const deleted = server.requests.filter(({ method, status }) => method === 'DELETE' && status === 200);
  expect(deleted).toHaveLength(2);
});

test('invented quotes are repaired by a call of now', async () => {
  const run = await setUpBatch(['Olga']);
  await run.request();
  server.fail({ kind: 'invented-quotes' });
  await finish(run);
  await runRequested();
  const [analysis] = await analysesOf(run.processId);
  expect(analysis?.verdicts.some(({ verdict }) => verdict === 'MET')).toBe(true);
  expect([made(), directCalls()]).toEqual([1, 1]);
});

test('lines that failed are judged one by one', async () => {
  const run = await setUpBatch();
  await run.request();
  server.fail({ kind: 'server-error' });
  server.fail({ kind: 'hang' });
  await finish(run);
  expect((await run.items()).map(({ state }) => state).sort()).toEqual(['ANSWERED', 'RELEASED', 'RELEASED']);
  expect(await runRequested()).toHaveLength(3);
  expect(await analysesOf(run.processId)).toHaveLength(3);
  expect(directCalls()).toBe(2);
});

test('a batch that expires gives what it has; the rest is judged one by one', async () => {
  const run = await setUpBatch();
  await run.request();
  server.batches.hold('in_progress', { afterLines: 1 });
  await send(run);
  expect((await run.advance()).outcome).toBe('waiting');
  await new Promise((resolve) => setTimeout(resolve, 100));
  server.batches.expire((await run.batch()).remoteId ?? '');
  await finish(run);
  expect((await run.items()).map(({ state }) => state).sort()).toEqual(['ANSWERED', 'RELEASED', 'RELEASED']);
  await runRequested();
  expect((await run.candidates()).map(({ status }) => status)).toEqual(['NEW', 'NEW', 'NEW']);
});

test('cancelled: what is finished is kept, the rest is as before', async () => {
  const run = await setUpBatch();
  await db.process.update({ where: { id: run.processId }, data: { engine: null } });
  const before = (await run.candidates()).map(({ matchScore, currentAnalysisId }) => [matchScore, currentAnalysisId]);
  await run.request();
  server.batches.hold('in_progress', { afterLines: 1 });
  await send(run);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await run.cancel();
  await finish(run);
  expect(await runRequested()).toHaveLength(1);
  const after = await run.candidates();
  for (const [index, { state }] of (await run.items()).entries()) {
    const { status, statusReason, matchScore, currentAnalysisId } = after[index] ?? {};
    expect([status, statusReason]).toEqual(['NEW', null]);
    if (state === 'RESTORED') expect([matchScore, currentAnalysisId]).toEqual(before[index]);
  }
  expect((await run.items()).map(({ state }) => state).sort()).toEqual(['ANSWERED', 'RESTORED', 'RESTORED']);
  expect(await run.batch()).toMatchObject({ state: 'ENDED', reason: 'model.batch-cancelled' });
});

test('a batch that ends by itself while it is cancelled asks nothing more', async () => {
  const run = await setUpBatch();
  await run.request();
  server.batches.hold('in_progress');
  await send(run);
  await run.cancel();
  server.batches.expire((await run.batch()).remoteId ?? '');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await finish(run);
  expect((await run.items()).map(({ state }) => state)).toEqual(['RESTORED', 'RESTORED', 'RESTORED']);
  expect(await runRequested()).toEqual([]);
});

test('cancelled before anything was sent: everything is as before', async () => {
  const run = await setUpBatch();
  await db.process.update({ where: { id: run.processId }, data: { engine: null } });
  await run.request();
  await run.cancel();
  expect(await run.advance()).toEqual({ outcome: 'ended' });
  expect((await run.candidates()).map(({ status }) => status)).toEqual(['NEW', 'NEW', 'NEW']);
  expect(made()).toBe(0);
});

test('verdicts stored for equal input are used again: nothing is sent', async () => {
  const run = await setUpBatch();
  await run.request();
  await finish(run);
  await runRequested();
  await run.request();
  await finish(run);
  await runRequested();
  expect(await analysesOf(run.processId)).toHaveLength(6);
  expect([made(), directCalls()]).toEqual([1, 0]);
});

test('a newer request supersedes the batch', async () => {
  const run = await setUpBatch(['Olga', 'Halina']);
  await run.request();
  const [first] = await run.candidates();
  await db.candidate.update({ where: { id: first?.id ?? '' }, data: { analysisRequestId: crypto.randomUUID() } });
  await finish(run);
  const second = (await run.candidates())[1];
  expect(await runRequested()).toEqual([second?.id]);
});

test('no answer is kept that comes after the candidate was erased', async () => {
  const run = await setUpBatch(['Olga', 'Halina']);
  await run.request();
  await send(run);
  const [erased] = await run.candidates();
  // As the ATS's erasure leaves the row.
  const data = { cvSha256: null, analysisRequestId: null, status: 'NO_FILE_FOUND' as const };
  await db.candidate.update({ where: { id: erased?.id ?? '' }, data });
  await finish(run);
  const answers = (await run.items()).map(({ candidateId, state, answer }) => [candidateId, state, answer !== null]);
  expect(answers.find(([id]) => id === erased?.id)).toEqual([erased?.id, 'ANSWERED', false]);
  expect(answers.filter(([, , isKept]) => isKept)).toHaveLength(1);
});

test('several votes are several lines; one that is missing is asked for now', async () => {
  await useModel(server, { api: 'chat', votes: 3 });
  const run = await setUpBatch(['Olga']);
  await run.request();
  await send(run);
  expect(await run.items()).toHaveLength(3);
  await finish(run);
  const [item] = await run.items();
  await db.modelBatchItem.update({ where: { id: item?.id ?? '' }, data: { answer: null } });
  expect(await runRequested()).toHaveLength(1);
  const [analysis] = await analysesOf(run.processId);
  expect(analysis?.votes).toBe(3);
  expect([server.asked.length, directCalls()]).toEqual([4, 1]);
});

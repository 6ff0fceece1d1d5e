import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI, { toFile } from 'openai';
import { type BatchResult } from './batch-lines';
import { exampleAnswer, exampleMessages } from './example-request';
import { OpenAiServer } from './openai-server';

const server = OpenAiServer.ofTests();
let client: OpenAI;

beforeAll(async () => {
  client = new OpenAI({ baseURL: server.url, apiKey: server.apiKey, maxRetries: 0 });
});

const body = { model: 'gpt-4.1-mini', input: exampleMessages };
const line = (custom_id: string, change: object = {}) =>
  JSON.stringify({ custom_id, method: 'POST', url: '/v1/responses', body, ...change });

async function createBatch(lines: string[], endpoint: OpenAI.BatchCreateParams['endpoint'] = '/v1/responses') {
  const file = await toFile(Buffer.from(lines.join('\n')), 'input.jsonl');
  const { id } = await client.files.create({ file, purpose: 'batch' });
  return client.batches.create({ input_file_id: id, endpoint, completion_window: '24h', metadata: { run: '1' } });
}

async function waitFor(id: string, isReached: (batch: OpenAI.Batch) => boolean): Promise<OpenAI.Batch> {
  for (;;) {
    const batch = await client.batches.retrieve(id);
    if (isReached(batch)) return batch;
    await sleep(5);
  }
}
const waitForStatus = (id: string, status: OpenAI.Batch['status']) => waitFor(id, (batch) => batch.status === status);

async function readLines(fileId: string | undefined): Promise<BatchResult[]> {
  if (!fileId) return [];
  const text = await (await client.files.content(fileId)).text();
  return text.split('\n').flatMap((row) => (row ? [JSON.parse(row) as BatchResult] : []));
}
const idsOf = (results: BatchResult[]) => results.map(({ custom_id }) => custom_id);

it('answers the lines, not in their order', async () => {
  const { id, status } = await createBatch([line('a'), line('b')]);
  const batch = await waitForStatus(id, 'completed');
  const output = await readLines(batch.output_file_id);

  expect(status).toBe('validating');
  expect(batch).toMatchObject({ request_counts: { total: 2, completed: 2, failed: 0 }, metadata: { run: '1' } });
  expect(batch.error_file_id).toBeUndefined();
  expect(idsOf(output)).toEqual(['b', 'a']);
  const answer = output[0]?.response?.body as OpenAI.Responses.Response;
  expect(output[0]?.response?.status_code).toBe(200);
  expect(answer.output).toMatchObject([{ content: [{ text: JSON.stringify(exampleAnswer) }] }]);
});

it('answers Chat Completions too', async () => {
  const chat = { url: '/v1/chat/completions', body: { model: 'gpt-4.1-mini', messages: exampleMessages } };
  const { id } = await createBatch([line('a', chat)], '/v1/chat/completions');
  const [result] = await readLines((await waitForStatus(id, 'completed')).output_file_id);

  expect(result?.response?.body).toMatchObject({ object: 'chat.completion' });
});

it('writes failed lines to the error file', async () => {
  server.fail({ kind: 'server-error' });
  server.fail({ kind: 'hang' });
  const { id } = await createBatch([line('a'), line('b'), line('c')]);
  const batch = await waitForStatus(id, 'completed');

  expect(batch.request_counts).toEqual({ total: 3, completed: 1, failed: 2 });
  expect(idsOf(await readLines(batch.output_file_id))).toEqual(['c']);
  expect(await readLines(batch.error_file_id)).toMatchObject([
    { custom_id: 'b', response: null, error: { code: 'request_timeout' } },
    { custom_id: 'a', response: { status_code: 500, body: { error: { type: 'server_error' } } } },
  ]);
});

it('goes through its stages, each as long as a test holds it', async () => {
  server.batches.hold('validating');
  const { id } = await createBatch([line('a'), line('b')]);
  await sleep(30);
  expect(await client.batches.retrieve(id)).toMatchObject({ status: 'validating', request_counts: { total: 0 } });

  server.batches.hold('in_progress', { afterLines: 1 });
  await waitFor(id, (batch) => batch.request_counts?.completed === 1);
  await sleep(30);
  expect(await client.batches.retrieve(id)).toMatchObject({
    status: 'in_progress',
    request_counts: { total: 2, completed: 1 },
  });

  server.batches.hold('finalizing');
  await waitForStatus(id, 'finalizing');
  server.batches.release();
  await waitForStatus(id, 'completed');
});

it.each(['cancelled', 'expired'] as const)('gives out what is done when %s', async (end) => {
  server.batches.hold('in_progress', { afterLines: 1 });
  const { id } = await createBatch([line('a'), line('b'), line('c')]);
  await waitFor(id, (batch) => batch.request_counts?.completed === 1);
  if (end === 'expired') server.batches.expire(id);
  else expect(await client.batches.cancel(id)).toMatchObject({ status: 'cancelling' });
  const batch = await waitForStatus(id, end);

  expect(idsOf(await readLines(batch.output_file_id))).toEqual(['a']);
  expect(await readLines(batch.error_file_id)).toMatchObject([
    { custom_id: 'c', response: null, error: { code: `batch_${end}` } },
    { custom_id: 'b' },
  ]);
  await expect(client.batches.cancel(id)).rejects.toBeInstanceOf(OpenAI.BadRequestError);
});

it('fails as a whole where the file is wrong', async () => {
  const { id } = await createBatch([
    line('a'),
    line('a'),
    '{"custom_id":',
    line('b', { url: '/v1/chat/completions' }),
    line('c', { body: { ...body, model: 'gpt-5.4-mini' } }),
  ]);
  const batch = await waitForStatus(id, 'failed');

  expect(batch.errors?.data).toMatchObject([
    { line: 2, code: 'duplicate_custom_id' },
    { line: 3, code: 'invalid_json_line' },
    { line: 4, code: 'mismatched_endpoint' },
    { line: 5, code: 'mismatched_model' },
  ]);
  expect(server.asked).toHaveLength(0);
});

it('lists batches by pages', async () => {
  const made = [await createBatch([line('a')]), await createBatch([line('a')])].map(({ id }) => id);
  const first = await client.batches.list({ limit: 1 });
  const all: string[] = [];
  for await (const { id } of client.batches.list({ limit: 1 })) all.push(id);

  expect(first.data.map(({ id }) => id)).toEqual([made[1]]);
  expect(all).toEqual(made.toReversed());
  await expect(client.batches.retrieve('batch_unknown')).rejects.toBeInstanceOf(OpenAI.NotFoundError);
});

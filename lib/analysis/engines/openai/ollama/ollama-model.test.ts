import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { ModelSettings } from '@/lib/model/model-settings';
import { engineSettings } from '@/tests/model-settings';
import { callModel, streamForObject } from '../call-model';
import { leastOutput } from '../output-limit';
import type { ModelQuestion } from '../model-question';
import { ollamaAddress } from './ollama-address';

interface Received {
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

const received: Received[] = [];
let answer: { status: number; lines: unknown[] };
let server: Server;

const said = (content: string) => ({ model: 'qwen3', message: { role: 'assistant', content }, done: false });
const done = (change: object = {}) => ({
  message: { role: 'assistant', content: '' },
  done: true,
  done_reason: 'stop',
  prompt_eval_count: 40,
  eval_count: 7,
  ...change,
});
const whole = [said('{"verdicts"'), said(':[]}'), done()];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      received.push({ path: request.url, authorization: request.headers.authorization, body });
      response.writeHead(answer.status, { 'content-type': 'application/x-ndjson' });
      for (const line of answer.lines) response.write(`${JSON.stringify(line)}\n`);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  received.length = 0;
  answer = { status: 200, lines: whole };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const settings = (change: Partial<ModelSettings> = {}): ModelSettings => ({
  ...engineSettings,
  baseUrl: `${address()}/v1`,
  model: 'qwen3',
  api: 'ollama',
  contextLength: 8192,
  ...change,
});
const question: ModelQuestion = {
  instructions: 'Judge.',
  messages: [{ role: 'user', content: '1. Works with Java' }],
  words: ['Works with Java'],
};
const ask = (change: Partial<ModelSettings> = {}, run = 0) => callModel(settings(change), question, run);

test('a question carries the context, the shape of the answer and the seed, and asks not to be cut', async () => {
  expect(await ask()).toMatchObject({
    text: '{"verdicts":[]}',
    end: 'whole',
    usage: { inputTokens: 40, outputTokens: 7 },
  });
  const [{ path, authorization, body } = {} as Received] = received;
  expect([path, authorization]).toEqual(['/api/chat', undefined]);
  expect(body).toMatchObject({
    model: 'qwen3',
    stream: true,
    truncate: false,
    shift: false,
    format: { type: 'object' },
    options: { num_ctx: 8192, num_predict: 4400, temperature: 0, seed: expect.any(Number) },
    messages: [
      { role: 'system', content: 'Judge.' },
      { role: 'user', content: '1. Works with Java' },
    ],
  });
  expect(body).not.toHaveProperty('think');
  expect(body).not.toHaveProperty('keep_alive');
});

test('each of several runs has a seed of its own, and a key is sent where there is one', async () => {
  await ask({ apiKey: 'secret' });
  await ask({}, 1);
  const [first, second] = received.map(({ body }) => (body['options'] as { seed: number }).seed);
  expect(second).toBe((first ?? 0) + 1);
  expect(received[0]?.authorization).toBe('Bearer secret');
});

test('without a known context the server’s own holds', async () => {
  await ask({ contextLength: null });
  expect(received[0]?.body['options']).not.toHaveProperty('num_ctx');
});

test.each([
  ['qwen3', 'none', false],
  ['qwen3', 'minimal', false],
  ['qwen3', 'low', true],
  ['qwen3', 'high', true],
  ['gpt-oss:20b', 'none', 'low'],
  ['gpt-oss:20b', 'high', 'high'],
] as const)('%s with the effort %s: think %s', async (model, reasoningEffort, think) => {
  await ask({ model, reasoningEffort });
  expect(received[0]?.body['think']).toBe(think);
});

test('what the model thinks is no part of its answer', async () => {
  answer.lines = [{ message: { role: 'assistant', content: '', thinking: 'Hm, "MET"?' }, done: false }, ...whole];
  expect(await ask()).toMatchObject({ text: '{"verdicts":[]}', end: 'whole' });
});

test('an answer that reached the limit is cut', async () => {
  answer.lines = [said('{"verd'), done({ done_reason: 'length' })];
  expect(await ask()).toMatchObject({ text: '{"verd', end: 'cut' });
});

test.each([
  [404, { error: "model 'qwen3' not found" }, 'model.not-pulled'],
  [404, '404 page not found', 'model.not-found'],
  [400, { error: '"qwen3" does not support thinking' }, 'model.request-refused'],
  [401, { error: 'unauthorized' }, 'model.key-missing'],
  [500, { error: 'model runner has unexpectedly stopped' }, 'model.unavailable'],
  [503, { error: 'server busy, please try again.  maximum pending requests exceeded' }, 'model.unavailable'],
])('%i %j: %s', async (status, body, code) => {
  answer = { status, lines: [body] };
  await expect(ask()).rejects.toMatchObject({ code });
});

test.each([
  { error: 'the input length exceeds the context length' },
  {
    error:
      '{"error":{"code":400,"message":"request (9351 tokens) exceeds the available context size (8192 tokens), try increasing it","type":"exceed_context_size_error"}}',
  },
])('a prompt that does not fit is too long, after a try with a shorter answer: %j', async (body) => {
  answer = { status: 400, lines: [body] };
  await expect(ask()).rejects.toMatchObject({ code: 'model.too-long' });
  expect(received.map(({ body: sent }) => (sent['options'] as { num_predict: number }).num_predict)).toEqual([
    4400,
    leastOutput(1),
  ]);
});

test.each([
  ['an error after the answer has begun', [said('{'), { error: 'an error was encountered while running the model' }]],
  ['an answer that ends before it is done', [said('{')]],
])('%s is none', async (_, lines) => {
  answer.lines = lines;
  await expect(ask()).rejects.toMatchObject({ code: 'model.unavailable' });
});

describe('of 20,000 characters of a CV', () => {
  const long = { ...question, messages: [{ role: 'user' as const, content: 'word '.repeat(4000) }] };
  test.each([
    ['all are counted', 4500, 'whole'],
    ['none are reported', undefined, 'whole'],
    ['few are reported because the rest was in the cache', 12, 'whole'],
    ['as many as fill the context', 8192, 'overflow'],
    ['a part of the CV alone', 1500, 'overflow'],
  ])('%s (%p tokens): %s', async (_, tokens, end) => {
    answer.lines = [said('{"verdicts":[]}'), done({ prompt_eval_count: tokens })];
    expect(await callModel(settings(), long)).toMatchObject({ end });
  });
});

test('a repair whose CV was in the cache is counted by what it adds, which is no cut', async () => {
  answer.lines = [said('{"verdicts":[]}'), done({ prompt_eval_count: 1500 })];
  const messages = [{ role: 'user' as const, content: 'word '.repeat(4000) }];
  expect(await callModel(settings(), { ...question, messages, isRepair: true })).toMatchObject({ end: 'whole' });
});

describe('told while it comes', () => {
  const spoken = { schema: z.object({ text: z.string() }), name: 'spoken', outputLimit: 100, ...question };

  test('an object grows', async () => {
    answer.lines = [said('{"text":"One.'), said(' Two."}'), done()];
    const parts: unknown[] = [];
    const { value, usage } = await streamForObject(settings(), spoken, (part) => parts.push(part));
    expect(value).toEqual({ text: 'One. Two.' });
    expect(parts).toContainEqual({ text: 'One.' });
    expect(usage).toMatchObject({ inputTokens: 40, outputTokens: 7 });
  });

  test('a failure has the code of its cause', async () => {
    answer = { status: 404, lines: [{ error: "model 'qwen3' not found" }] };
    await expect(streamForObject(settings(), spoken, () => undefined)).rejects.toMatchObject({
      code: 'model.not-pulled',
    });
  });
});

test.each(['http://h:11434', 'http://h:11434/', 'http://h:11434/v1', 'http://h:11434/v1/', 'http://h:11434/api'])(
  'the API of %s',
  (base) => expect(ollamaAddress(base)).toBe('http://h:11434/api'),
);

test('the API behind a path', () => expect(ollamaAddress('https://h/models/v1')).toBe('https://h/models/api'));

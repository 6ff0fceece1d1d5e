import OpenAI from 'openai';
import { exampleAnswer, exampleMessages as messages } from '../example-request';
import { type OpenAiServer } from '../openai-server';
import { fetchJson, postJson } from './fetch-json';
import { gemma } from './local-model';
import { longRequest } from './long-cv';
import { startModelServer } from './start-model-server';

let server: OpenAiServer;
let client: OpenAI;

beforeAll(async () => {
  server = await startModelServer({ dialect: 'ollama', contextLength: 1024 });
  client = new OpenAI({ baseURL: server.url, apiKey: 'whatever', maxRetries: 0 });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const model = 'gemma3:4b';
interface Said {
  message: { role: string; content: string; thinking?: string };
  error: string;
  total_duration: number;
  load_duration: number;
  prompt_eval_duration: number;
  eval_duration: number;
  prompt_eval_count: number;
  eval_count: number;
}
const chat = (body: object, at = server) =>
  postJson<Said>(`${at.origin}/api/chat`, { model, messages, stream: false, ...body });

describe('models', () => {
  it('are listed with size, quantisation and name, and in OpenAI’s form without them', async () => {
    const { body } = await fetchJson<{ models: unknown[] }>(`${server.origin}/api/tags`);
    const listed = await client.models.list();

    expect(body.models[0]).toMatchObject({
      name: model,
      model,
      size: expect.any(Number),
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      details: { format: 'gguf', family: 'gemma3', parameter_size: '4.3B', quantization_level: 'Q4_K_M' },
    });
    expect(listed.data[0]).toEqual({ id: model, object: 'model', created: expect.any(Number), owned_by: 'library' });
  });

  it('tell the context that they were trained for, and the one that they run with once loaded', async () => {
    const shown = await postJson<{ model_info: object; capabilities: string[] }>(`${server.origin}/api/show`, {
      model: 'qwen3:8b',
    });
    const before = await fetchJson(`${server.origin}/api/ps`);
    await chat({ options: { num_ctx: 2048 } });
    const after = await fetchJson<{ models: unknown[] }>(`${server.origin}/api/ps`);
    await chat({ keep_alive: 0 });
    const unloaded = await fetchJson(`${server.origin}/api/ps`);

    expect(shown.body.model_info).toMatchObject({ 'general.architecture': 'qwen3', 'qwen3.context_length': 40_960 });
    expect(shown.body.capabilities).toEqual(['completion', 'thinking']);
    expect(before.body).toEqual({ models: [] });
    expect(after.body.models).toMatchObject([{ name: model, context_length: 2048, size_vram: expect.any(Number) }]);
    expect(unloaded.body).toEqual({ models: [] });
  });

  it('that are missing are a 404, each API in its own words', async () => {
    const { status, body } = await chat({ model: 'mistral' });

    expect([status, body]).toEqual([404, { error: "model 'mistral' not found" }]);
    await expect(client.chat.completions.create({ model: 'mistral', messages })).rejects.toMatchObject({
      status: 404,
      error: { message: "model 'mistral' not found", type: 'not_found_error', param: null, code: null },
    });
  });

  it('may be called without the tag latest', async () => {
    const other = await startModelServer({ dialect: 'ollama', models: [{ ...gemma, name: 'llama3:latest' }] });
    const { status } = await postJson(`${other.origin}/api/show`, { model: 'llama3' });
    await other.close();

    expect(status).toBe(200);
  });
});

describe('POST /api/chat', () => {
  it('answers with timings in nanoseconds', async () => {
    const { body } = await chat({});

    expect(JSON.parse(body.message.content)).toEqual(exampleAnswer);
    expect(body).toMatchObject({
      model,
      done: true,
      done_reason: 'stop',
      prompt_eval_count: server.asked[0]?.inputTokens,
    });
    expect(body.eval_duration).toBe(body.eval_count * 20_000_000);
    expect(body.total_duration).toBe(body.load_duration + body.prompt_eval_duration + body.eval_duration);
  });

  it('streams a line of JSON each, unless told not to', async () => {
    const response = await fetch(`${server.origin}/api/chat`, {
      method: 'POST',
      body: JSON.stringify({ model, messages }),
    });
    const lines = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Said & { done: boolean });

    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(JSON.parse(lines.map(({ message }) => message.content).join(''))).toEqual(exampleAnswer);
    expect(lines.map(({ done }) => done)).toEqual([...lines.slice(1).map(() => false), true]);
    expect(lines.at(-1)).toMatchObject({ done_reason: 'stop', eval_count: expect.any(Number) });
  });

  it('keeps to a schema, to num_predict and to what a model can', async () => {
    const schema = { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] };
    server.respond = () => ({ ok: true });
    const strict = await chat({ format: schema });
    server.respond = () => 'one two three four five six seven eight nine ten';
    const cut = await chat({ options: { num_predict: 5 } });
    const thinking = await chat({ think: true });
    const refused = await chat({ format: { type: 'object', properties: { name: { description: 'A name' } } } });

    expect(JSON.parse(strict.body.message.content)).toEqual({ ok: true });
    expect(cut.body).toMatchObject({ done_reason: 'length', eval_count: 5 });
    expect([thinking.status, thinking.body]).toEqual([400, { error: `"${model}" does not support thinking` }]);
    expect([refused.status, JSON.parse(refused.body.error).error.message]).toEqual([
      400,
      'JSON schema conversion failed:\nUnrecognized schema: {"description":"A name"}',
    ]);
  });

  it('thinks apart from the answer, and not when told so', async () => {
    const thinking = await chat({ model: 'qwen3:8b' });
    const silent = await chat({ model: 'qwen3:8b', think: false });

    expect(thinking.body.message).toMatchObject({ thinking: expect.stringContaining('recruiter') });
    expect(JSON.parse(thinking.body.message.content)).toEqual(exampleAnswer);
    expect(silent.body.message).toEqual({ role: 'assistant', content: thinking.body.message.content });
    expect(thinking.body.eval_count).toBeGreaterThan(silent.body.eval_count);
  });

  it('only loads a model without messages', async () => {
    const { body } = await chat({ messages: [] });

    expect(body).toMatchObject({ message: { content: '' }, done_reason: 'load', done: true });
    expect(server.asked).toEqual([]);
  });
});

describe('POST /v1/chat/completions', () => {
  it('answers as OpenAI does, short of what it has not', async () => {
    const data = await client.chat.completions.create({ model, messages, seed: 7, store: false });

    expect(JSON.parse(data.choices[0]?.message.content ?? '')).toEqual(exampleAnswer);
    expect(data).toMatchObject({ id: expect.stringMatching(/^chatcmpl-\d+$/), system_fingerprint: 'fp_ollama' });
    expect(data.choices[0]?.message).not.toHaveProperty('refusal');
  });

  it('knows max_tokens, and neither max_completion_tokens nor num_ctx', async () => {
    const limited = await client.chat.completions.create({ model, messages, max_tokens: 5 });
    const unlimited = await client.chat.completions.create({ model, messages, max_completion_tokens: 5 });

    expect(limited.choices[0]?.finish_reason).toBe('length');
    expect(unlimited.choices[0]?.finish_reason).toBe('stop');
  });

  it('streams with the role in every delta, and thoughts in a member of their own', async () => {
    const stream = await client.chat.completions.create({
      model: 'qwen3:8b',
      messages,
      stream: true as const,
      stream_options: { include_usage: true },
    });
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    const deltas = chunks.flatMap(({ choices }) => choices.map(({ delta }) => delta));

    expect(new Set(deltas.map(({ role }) => role))).toEqual(new Set(['assistant']));
    expect(deltas.find((delta) => 'reasoning' in delta)).toMatchObject({
      reasoning: expect.stringContaining('recruiter'),
    });
    expect(JSON.parse(deltas.map(({ content }) => content).join(''))).toEqual(exampleAnswer);
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: expect.any(Number) } });
  });

  it('refuses an effort that it does not know', async () => {
    const asked = client.chat.completions.create({ model, messages, reasoning_effort: 'minimal' });

    await expect(asked).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("invalid reasoning value: 'minimal'"),
    });
  });
});

describe('a CV that does not fit', () => {
  const long = longRequest(300);

  it('is cut without a word: criteria first, then the beginning of the CV', async () => {
    const data = await client.chat.completions.create({ model, messages: long });

    // Half of the context is kept for the answer, and the four first tokens of the prompt.
    expect(data.usage?.prompt_tokens).toBe(1024 - 510);
    expect(server.asked[0]?.criteria).toEqual([]);
    const [left] = server.asked[0]?.messages ?? [];
    expect(left?.text).toContain('Five years with PostgreSQL and Redis');
    expect(left?.text).not.toContain('Year 100 ');
    expect(data.choices[0]?.finish_reason).toBe('stop');
  });

  it('fills the context in older versions', async () => {
    const older = await startModelServer({ dialect: 'ollama', contextLength: 1024, engine: 'runner' });
    const { body } = await chat({ messages: long }, older);
    await older.close();

    expect(body.prompt_eval_count).toBe(1024);
  });

  it('is refused where the request says that it may not be cut', async () => {
    const { status, body } = await chat({ messages: long, truncate: false });

    expect(status).toBe(400);
    expect(JSON.parse(body.error).error).toMatchObject({ type: 'exceed_context_size_error', n_ctx: 1024 });
  });

  it.each([
    ['runner', 400, 'the input length exceeds the context length'],
    ['no-shift', 400, 'the prompt is longer than the context length currently available to the model'],
    ['runner-0.12.5', 200, undefined],
  ] as const)('is refused or not by %s', async (engine, expected, words) => {
    const other = await startModelServer({ dialect: 'ollama', contextLength: 1024, engine });
    const { status, body } = await chat({ messages: long, truncate: false }, other);
    await other.close();

    expect(status).toBe(expected);
    expect(body.error?.slice(0, words?.length)).toBe(words);
  });

  it('fits where num_ctx says so, and the model can', async () => {
    const { body } = await chat({ messages: long, options: { num_ctx: 8192 } });

    expect(JSON.parse(body.message.content).verdicts[0]).toMatchObject({ verdict: 'MET' });
  });
});

it('takes as many requests as its queue holds', async () => {
  const small = await startModelServer({ dialect: 'ollama', slots: 1, queue: 1, answerMs: 50 });
  const statuses = await Promise.all([1, 2, 3].map(async () => (await chat({}, small)).status));
  await small.close();

  expect(statuses.sort()).toEqual([200, 200, 503]);
  expect(small.mostAtOnce).toBe(1);
});

import OpenAI from 'openai';
import { exampleAnswer, exampleMessages as messages } from '../example-request';
import { type OpenAiServer } from '../openai-server';
import { fetchJson } from './fetch-json';
import { gemma, qwen } from './local-model';
import { longRequest } from './long-cv';
import { startModelServer } from './start-model-server';

let server: OpenAiServer;
let client: OpenAI;
const state = { loading: false };

beforeAll(async () => {
  server = await startModelServer({ dialect: 'llama.cpp', contextLength: 1024, apiKey: 'a-key', state, slots: 1 });
  client = new OpenAI({ baseURL: server.url, apiKey: 'a-key', maxRetries: 0 });
});
beforeEach(() => {
  state.loading = false;
  server.reset();
});
afterAll(() => server.close());

const model = 'any-name-at-all';
const ask = (more: object = {}) => client.chat.completions.create({ model, messages, ...more, stream: false });

describe('what it tells of itself', () => {
  it('lists one model with its size and both contexts, and asks no key for that', async () => {
    const { body } = await fetchJson<{ data: unknown[] }>(`${server.url}/models`);

    expect(body.data).toEqual([
      {
        id: 'gemma-3-4b-it-Q4_K_M.gguf',
        object: 'model',
        created: expect.any(Number),
        owned_by: 'llamacpp',
        meta: expect.objectContaining({ n_ctx: 1024, n_ctx_train: 131_072, size: gemma.sizeBytes }),
      },
    ]);
  });

  it('has properties and slots for who has the key', async () => {
    const headers = { authorization: 'Bearer a-key' };
    const props = await fetchJson(`${server.origin}/props`, { headers });
    const slots = await fetchJson(`${server.origin}/slots`, { headers });
    const denied = await fetchJson(`${server.origin}/props`);

    expect(props.body).toMatchObject({ default_generation_settings: { n_ctx: 1024 }, total_slots: 1 });
    expect(slots.body).toMatchObject([{ id: 0, n_ctx: 1024, is_processing: false }]);
    expect([denied.status, denied.body]).toEqual([
      401,
      { error: { code: 401, message: 'Invalid API Key', type: 'authentication_error' } },
    ]);
  });

  it('says when there is no free slot, only if asked so, and lets others wait', async () => {
    server.answerMs = 100;
    const headers = { authorization: 'Bearer a-key' };
    const both = Promise.all([ask(), ask()]);
    while (server.mostAtOnce === 0) await new Promise(setImmediate);
    const { status, body } = await fetchJson<{ error: { type: string } }>(`${server.origin}/slots?fail_on_no_slot=1`, {
      headers,
    });

    expect([status, body.error.type]).toEqual([503, 'unavailable_error']);
    await expect(both).resolves.toHaveLength(2);
    expect(server.mostAtOnce).toBe(1);
  });

  it('is unavailable while the model loads', async () => {
    state.loading = true;
    const { status, body } = await fetchJson(`${server.origin}/health`);

    expect([status, body]).toEqual([
      503,
      { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
    ]);
    await expect(ask()).rejects.toMatchObject({ status: 503 });
    state.loading = false;
    expect((await fetchJson(`${server.origin}/health`)).body).toEqual({ status: 'ok' });
  });

  it('knows nothing of Ollama', async () => {
    const headers = { authorization: 'Bearer a-key' };
    const { status, body } = await fetchJson(`${server.origin}/api/version`, { headers });

    expect([status, body]).toEqual([404, { error: { code: 404, message: 'File Not Found', type: 'not_found_error' } }]);
  });
});

describe('Chat Completions', () => {
  it('answer whatever model is named, with timings', async () => {
    const data = await ask({ seed: 7 });

    expect(JSON.parse(data.choices[0]?.message.content ?? '')).toEqual(exampleAnswer);
    expect(data).toMatchObject({
      model: 'gemma-3-4b-it-Q4_K_M.gguf',
      system_fingerprint: expect.stringMatching(/^b\d+-/),
      timings: { prompt_n: server.asked[0]?.inputTokens, predicted_per_second: 50 },
    });
  });

  it('stream, with a first delta without content and timings at the end', async () => {
    const stream = await client.chat.completions.create({ model, messages, stream: true });
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);

    expect(chunks[0]?.choices[0]?.delta).toEqual({ role: 'assistant', content: null });
    expect(JSON.parse(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join(''))).toEqual(exampleAnswer);
    expect(chunks.at(-1)).toMatchObject({
      choices: [{ finish_reason: 'stop' }],
      timings: { predicted_n: expect.any(Number) },
    });
  });

  it.each([{ max_tokens: 5 }, { max_completion_tokens: 5 }])('end at %j', async (limit) => {
    expect((await ask(limit)).choices[0]?.finish_reason).toBe('length');
  });

  it('run to the end of the context, at the latest', async () => {
    server.respond = () => 'many words '.repeat(1000);
    const { choices, usage } = await ask();

    expect(choices[0]?.finish_reason).toBe('length');
    expect(usage?.total_tokens).toBe(1024);
  });

  it.each([
    [{ type: 'sound' }, 'response_format type must be one of'],
    [
      { type: 'json_schema', json_schema: { schema: { type: 'hiccup' } } },
      'JSON schema conversion failed:\nUnrecognized schema',
    ],
    [{ type: 'json_schema', json_schema: { schema: { type: 'string', pattern: 'a' } } }, 'Pattern must start with'],
  ])('refuse the format %j', async (format, words) => {
    const error = { type: 'invalid_request_error', message: expect.stringContaining(words) };

    await expect(ask({ response_format: format })).rejects.toMatchObject({ status: 400, error });
  });
});

it.each(['apart', 'in-text'] as const)('shows thoughts %s', async (place) => {
  const thinker = await startModelServer({
    dialect: 'llama.cpp',
    models: [{ ...qwen, name: 'qwen3' }],
    thoughts: place,
  });
  const other = new OpenAI({ baseURL: thinker.url, apiKey: 'none', maxRetries: 0 });
  const { choices } = await other.chat.completions.create({ model, messages });
  await thinker.close();
  const said = choices[0]?.message as { content: string; reasoning_content?: string };

  expect(said.reasoning_content !== undefined).toBe(place === 'apart');
  expect(said.content.startsWith('<think>')).toBe(place === 'in-text');
});

it.each([
  ['alternating', 'Conversation roles must alternate'],
  ['no-system', 'System role not supported'],
] as const)('fails with 500 where the template is %s', async (template, words) => {
  const strict = await startModelServer({ dialect: 'llama.cpp', template });
  const other = new OpenAI({ baseURL: strict.url, apiKey: 'none', maxRetries: 0 });
  const system = { role: 'system' as const, content: 'Judge.' };
  const asked = other.chat.completions.create({ model, messages: [system, ...messages] });

  await expect(asked).rejects.toMatchObject({
    status: 500,
    error: { message: expect.stringContaining(`Jinja Exception: ${words}`) },
  });
  await expect(other.chat.completions.create({ model, messages: messages.slice(0, 1) })).resolves.toBeDefined();
  await strict.close();
});

describe('a CV that does not fit', () => {
  const long = longRequest(300);

  it('is refused with the counts', async () => {
    const asked = ask({ messages: long });

    await expect(asked).rejects.toMatchObject({
      status: 400,
      error: { code: 400, type: 'exceed_context_size_error', n_ctx: 1024, n_prompt_tokens: expect.any(Number) },
    });
  });

  it('is cut without a word where the context shifts', async () => {
    const shifting = await startModelServer({ dialect: 'llama.cpp', contextLength: 1024, overflow: 'shift' });
    const other = new OpenAI({ baseURL: shifting.url, apiKey: 'none', maxRetries: 0 });
    const { usage } = await other.chat.completions.create({ model, messages: long });
    await shifting.close();

    expect(usage?.prompt_tokens).toBeLessThan(1024);
    expect(shifting.asked[0]?.criteria).toEqual([]);
  });
});

import OpenAI from 'openai';
import { exampleAnswer, exampleMessages as messages } from '../example-request';
import { type OpenAiServer } from '../openai-server';
import { fetchJson, postJson } from './fetch-json';
import { longRequest } from './long-cv';
import { type LmStudioOptions } from './lm-studio';
import { startModelServer } from './start-model-server';

let server: OpenAiServer;
let client: OpenAI;

beforeAll(async () => {
  server = await startModelServer({ dialect: 'lmstudio', contextLength: 1024 });
  client = new OpenAI({ baseURL: server.url, apiKey: 'lm-studio', maxRetries: 0 });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const model = 'google/gemma-3-4b';
const ask = (more: object = {}) => client.chat.completions.create({ model, messages, ...more, stream: false });

describe('models', () => {
  it('have but a name in OpenAI’s form', async () => {
    const { body } = await fetchJson<{ data: unknown[] }>(`${server.url}/models`);

    expect(body.data[0]).toEqual({ id: model, object: 'model', owned_by: 'organization_owner' });
  });

  it('tell quantisation, state and contexts in its own', async () => {
    const legacy = await fetchJson<{ data: unknown[] }>(`${server.origin}/api/v0/models`);
    const latest = await fetchJson<{ models: unknown[] }>(`${server.origin}/api/v1/models`);

    expect(legacy.body.data).toMatchObject([
      { id: model, state: 'loaded', quantization: 'Q4_K_M', max_context_length: 131_072, loaded_context_length: 1024 },
      { id: 'qwen/qwen3-8b', state: 'not-loaded', max_context_length: 40_960 },
    ]);
    expect(latest.body.models).toMatchObject([
      {
        key: model,
        quantization: { name: 'Q4_K_M', bits_per_weight: 4 },
        loaded_instances: [{ id: model, config: { context_length: 1024 } }],
      },
      { key: 'qwen/qwen3-8b', loaded_instances: [] },
    ]);
  });

  it('answer in place of one another where only one is loaded, and are a 404 otherwise', async () => {
    const one = await ask({ model: 'invented' });
    await ask({ model: 'qwen/qwen3-8b' });

    expect(one.model).toBe(model);
    await expect(ask({ model: 'invented' })).rejects.toMatchObject({
      status: 404,
      error: { code: 'model_not_found', param: 'model', message: expect.stringContaining('Your models:') },
    });
  });

  it('may be none', async () => {
    const empty = await startModelServer({ dialect: 'lmstudio', loaded: [], loadsOnDemand: false });
    const listed = await fetchJson<{ data: unknown[] }>(`${empty.url}/models`);
    const { status, body } = await postJson<{ error: { message: string } }>(`${empty.url}/chat/completions`, {
      model,
      messages,
    });
    await empty.close();

    expect(listed.body.data).toEqual([]);
    expect([status, body.error.message]).toEqual([404, expect.stringMatching(/^No models loaded/)]);
  });
});

it('answers 200 with an error where it knows no such path', async () => {
  const { status, body } = await fetchJson(`${server.origin}/api/tags`);

  expect([status, body]).toEqual([200, { error: 'Unexpected endpoint or method. (GET /api/tags)' }]);
});

it('may want a token', async () => {
  const guarded = await startModelServer({ dialect: 'lmstudio', apiKey: 'sk-lm-1' });
  const { status, body } = await fetchJson<{ error: { code: string } }>(`${guarded.origin}/api/v1/models`);
  await guarded.close();

  expect([status, body.error.code]).toEqual([401, 'invalid_api_key']);
});

describe('Chat Completions', () => {
  it('answer and know no JSON mode', async () => {
    const data = await ask();

    expect(JSON.parse(data.choices[0]?.message.content ?? '')).toEqual(exampleAnswer);
    expect(data).toMatchObject({ system_fingerprint: model, stats: {} });
    await expect(ask({ response_format: { type: 'json_object' } })).rejects.toMatchObject({
      status: 400,
      error: "'response_format.type' must be 'json_schema' or 'text'",
    });
  });

  it('know max_tokens alone', async () => {
    expect((await ask({ max_tokens: 5 })).choices[0]?.finish_reason).toBe('length');
    expect((await ask({ max_completion_tokens: 5 })).choices[0]?.finish_reason).toBe('stop');
  });
});

it('does not keep to a schema in Responses', async () => {
  const schema = { type: 'object', properties: {} };
  const text = { format: { type: 'json_schema' as const, name: 'answer', schema } };
  const { output_text: said } = await client.responses.create({ model, input: messages, text });

  expect(said).toMatch(/^```json\n\{/);
});

describe('a CV that does not fit', () => {
  const send = async (overflow: LmStudioOptions['overflow']) => {
    const other = await startModelServer({ dialect: 'lmstudio', contextLength: 1024, overflow });
    const body = JSON.stringify({ model, messages: longRequest(300) });
    const response = await fetch(`${other.url}/chat/completions`, { method: 'POST', body });
    const text = await response.text();
    await other.close();
    return { status: response.status, text, asked: other.asked[0] };
  };

  it('is refused with status 200 and an event', async () => {
    const { status, text } = await send('lm-studio');

    expect(status).toBe(200);
    expect(text).toMatch(
      /^event: error\ndata: \{"error":\{"message":"Input does not fit in context length\. The input has \d+/,
    );
  });

  it.each([
    ['lm-studio-0.4.11', 'The number of tokens to keep from the initial prompt is greater than the context length'],
    ['lm-studio-0.3', 'Trying to keep the first'],
  ] as const)('is refused by %s', async (overflow, words) => {
    const { status, text } = await send(overflow);

    expect(status).toBe(400);
    expect(JSON.parse(text).error).toContain(words);
  });

  it('is answered with nothing', async () => {
    const { status, text } = await send('empty');

    expect(status).toBe(200);
    expect(JSON.parse(text).choices[0].message.content).toBe('');
  });

  it('is cut in the middle or at the front', async () => {
    const middle = await send('truncate-middle');
    const front = await send('rolling-window');

    expect(middle.asked?.criteria).toHaveLength(2);
    expect(middle.asked?.sentences.length).toBeLessThan(200);
    expect(front.asked?.criteria).toEqual([]);
    expect(JSON.parse(front.text).usage.prompt_tokens).toBe(768);
  });
});

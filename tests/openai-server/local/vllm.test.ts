import OpenAI from 'openai';
import { exampleAnswer, exampleMessages as messages } from '../example-request';
import { type OpenAiServer } from '../openai-server';
import { fetchJson } from './fetch-json';
import { qwen } from './local-model';
import { longRequest } from './long-cv';
import { startModelServer } from './start-model-server';

let server: OpenAiServer;
let client: OpenAI;

beforeAll(async () => {
  server = await startModelServer({ dialect: 'vllm', contextLength: 1024, apiKey: 'a-token' });
  client = new OpenAI({ baseURL: server.url, apiKey: 'a-token', maxRetries: 0 });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const model = 'google/gemma-3-4b-it';
const ask = (more: object = {}) => client.chat.completions.create({ model, messages, ...more, stream: false });

it('lists models with the context that they run with', async () => {
  const { data } = await client.models.list();

  expect(data).toMatchObject([{ id: model, owned_by: 'vllm', root: model, parent: null, max_model_len: 1024 }]);
});

it('wants the key under /v1 alone', async () => {
  const version = await fetchJson(`${server.origin}/version`);
  const denied = await fetchJson(`${server.url}/models`);

  expect(version.body).toEqual({ version: '0.16.0' });
  expect([denied.status, denied.body]).toEqual([401, { error: 'Unauthorized' }]);
});

it('answers, and ignores what it does not know', async () => {
  const data = await ask({ store: false, invented: 1 });

  expect(JSON.parse(data.choices[0]?.message.content ?? '')).toEqual(exampleAnswer);
  expect(data).toMatchObject({ model, choices: [{ stop_reason: null }], kv_transfer_params: null });
});

it('does not know other models', async () => {
  await expect(ask({ model: 'other' })).rejects.toMatchObject({
    status: 404,
    error: { message: 'The model `other` does not exist.', type: 'NotFoundError', param: 'model', code: 404 },
  });
});

it('refuses schemas that xgrammar does not know, and roles that do not alternate', async () => {
  const schema = { type: 'object', properties: { tags: { type: 'array', uniqueItems: true } } };
  const strict = await startModelServer({ dialect: 'vllm', template: 'alternating' });
  const other = new OpenAI({ baseURL: strict.url, apiKey: 'none', maxRetries: 0 });
  const twoTurns = await other.chat.completions.create({ model, messages }).catch((error: unknown) => error);
  await strict.close();
  const format = { type: 'json_schema', json_schema: { name: 'answer', schema } };

  await expect(ask({ response_format: format })).rejects.toMatchObject({
    status: 400,
    error: { type: 'BadRequestError' },
  });
  expect(twoTurns).toMatchObject({ status: 400, error: { message: expect.stringContaining('roles must alternate') } });
});

it('has no JSON mode in Responses', async () => {
  const text = { format: { type: 'json_object' as const } };

  await expect(client.responses.create({ model, input: messages, text })).rejects.toMatchObject({ status: 501 });
});

it.each(['reasoning', 'reasoning_content'] as const)('shows thoughts as %s', async (thoughtsField) => {
  const thinker = await startModelServer({ dialect: 'vllm', models: [{ ...qwen, name: 'qwen' }], thoughtsField });
  const other = new OpenAI({ baseURL: thinker.url, apiKey: 'none', maxRetries: 0 });
  const { choices } = await other.chat.completions.create({ model: 'qwen', messages });
  await thinker.close();

  expect(choices[0]?.message).toHaveProperty(thoughtsField, expect.stringContaining('recruiter'));
});

describe('a CV that does not fit', () => {
  it.each([
    ['vllm', 'your prompt contains at least'],
    ['vllm-0.15', "However, the model's context length is only 1024 tokens"],
    ['vllm-0.11', "'max_tokens' or 'max_completion_tokens' is too large: 512."],
  ] as const)('is refused in the words of %s', async (overflow, words) => {
    const other = await startModelServer({ dialect: 'vllm', contextLength: 1024, overflow });
    const asked = new OpenAI({ baseURL: other.url, apiKey: 'none', maxRetries: 0 }).chat.completions.create({
      model,
      messages: longRequest(300),
      max_tokens: 512,
    });

    await expect(asked).rejects.toMatchObject({
      status: 400,
      error: { message: expect.stringContaining(words), code: 400 },
    });
    await other.close();
  });

  it('has an error without the member error in old versions', async () => {
    const old = await startModelServer({ dialect: 'vllm', contextLength: 1024, overflow: 'vllm-0.10' });
    const body = JSON.stringify({ model, messages: longRequest(300) });
    const answer = await fetchJson(`${old.url}/chat/completions`, { method: 'POST', body });
    await old.close();

    expect(answer.body).toMatchObject({ object: 'error', type: 'BadRequestError', code: 400 });
  });

  it('is also one whose answer would not fit', async () => {
    await expect(ask({ max_completion_tokens: 1000 })).rejects.toMatchObject({
      status: 400,
      error: { param: 'input_tokens' },
    });
  });
});

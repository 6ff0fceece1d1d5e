import OpenAI, { toFile } from 'openai';
import { exampleAnswer, exampleMessages } from './example-request';
import { type Fault } from './faults';
import { OpenAiServer } from './openai-server';

const server = OpenAiServer.ofTests();
let client: OpenAI;

beforeAll(async () => {
  client = new OpenAI({ baseURL: server.url, apiKey: server.apiKey, maxRetries: 0, timeout: 1000 });
});

const model = 'gpt-4.1-mini';
const messages = exampleMessages;
const ask = () => client.chat.completions.create({ model, messages, seed: 7 });

describe('models', () => {
  it('lists and describes them', async () => {
    const ids: string[] = [];
    for await (const { id } of client.models.list()) ids.push(id);

    expect(ids).toEqual(expect.arrayContaining([model, 'gpt-4.1-mini-2025-04-14']));
    await expect(client.models.retrieve(model)).resolves.toMatchObject({ id: model, object: 'model' });
    await expect(client.models.retrieve('gpt-unknown')).rejects.toMatchObject({
      status: 404,
      code: 'model_not_found',
    });
  });
});

describe('Chat Completions', () => {
  it('answers with fingerprint, usage and request id', async () => {
    const { data, request_id } = await ask().withResponse();

    expect(JSON.parse(data.choices[0]?.message.content ?? '')).toEqual(exampleAnswer);
    expect(data).toMatchObject({
      object: 'chat.completion',
      model: 'gpt-4.1-mini-2025-04-14',
      system_fingerprint: expect.stringMatching(/^fp_/),
      usage: { prompt_tokens: server.asked[0]?.inputTokens, prompt_tokens_details: { cached_tokens: 0 } },
    });
    expect(server.asked[0]?.seed).toBe(7);
    expect(request_id).toBe(server.requests[0]?.id);
  });

  it('streams, with usage at the end where asked for', async () => {
    const stream = await client.chat.completions.create({
      model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
    });
    let text = '';
    let last: OpenAI.ChatCompletionChunk | undefined;
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? '';
      last = chunk;
    }

    expect(JSON.parse(text)).toEqual(exampleAnswer);
    expect(last).toMatchObject({ choices: [], usage: { prompt_tokens: server.asked[0]?.inputTokens } });
  });
});

describe('Responses', () => {
  it('answers with text, status and usage', async () => {
    const response = await client.responses.create({ model: 'gpt-5.4-mini', input: messages });

    expect(JSON.parse(response.output_text)).toEqual(exampleAnswer);
    expect(response).toMatchObject({
      status: 'completed',
      output: [{ type: 'reasoning' }, { type: 'message' }],
      usage: { output_tokens_details: { reasoning_tokens: 192 } },
    });
  });

  it('streams', async () => {
    const stream = client.responses.stream({ model, input: messages });
    const types = new Set<string>();
    for await (const event of stream) types.add(event.type);
    const response = await stream.finalResponse();

    expect(JSON.parse(response.output_text)).toEqual(exampleAnswer);
    expect([...types]).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ]);
  });

  it('says that an answer was cut or refused', async () => {
    server.fail({ kind: 'truncated' });
    server.fail({ kind: 'content-filter' });
    server.fail({ kind: 'refusal' });
    const input = { model, input: messages };

    expect(await client.responses.create(input)).toMatchObject({
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
    });
    expect(await client.responses.create(input)).toMatchObject({ incomplete_details: { reason: 'content_filter' } });
    expect(await client.responses.create(input)).toMatchObject({ output: [{ content: [{ type: 'refusal' }] }] });
  });
});

describe('errors', () => {
  it.each<[Fault, unknown, object]>([
    [{ kind: 'rate-limit', retryAfterSeconds: 1 }, OpenAI.RateLimitError, { code: 'rate_limit_exceeded' }],
    [{ kind: 'insufficient-quota' }, OpenAI.RateLimitError, { code: 'insufficient_quota' }],
    [{ kind: 'server-error' }, OpenAI.InternalServerError, { status: 500 }],
    [{ kind: 'server-error', status: 503 }, OpenAI.InternalServerError, { code: 'server_is_overloaded' }],
    [{ kind: 'server-error', status: 504 }, OpenAI.InternalServerError, { status: 504 }],
    [{ kind: 'api-error', status: 403, message: 'No.' }, OpenAI.PermissionDeniedError, { status: 403 }],
    // A time-out, which the client does not know for one in Jest's realm.
    [{ kind: 'hang' }, OpenAI.APIConnectionError, {}],
    [{ kind: 'cut', at: 'start' }, OpenAI.APIConnectionError, {}],
    [{ kind: 'cut' }, Error, {}],
    [{ kind: 'malformed-body' }, Error, { name: 'SyntaxError' }],
  ])('%j', async (fault, kind, expected) => {
    server.fail(fault);
    const error: unknown = await ask().catch((reason: unknown) => reason);

    // Errors of Node itself come from outside Jest's realm.
    if (kind !== Error) expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject(expected);
  });

  it('lets a client that waits as told get through', async () => {
    server.fail({ kind: 'rate-limit', retryAfterMs: 20 }, { times: 2 });
    const patient = client.withOptions({ maxRetries: 2 });

    await expect(patient.chat.completions.create({ model, messages })).resolves.toBeDefined();
    expect(server.requests.map(({ status }) => status)).toEqual([429, 429, 200]);
  });

  it('strikes only what it is meant for', async () => {
    server.fail({ kind: 'server-error' }, { when: ({ endpoint }) => endpoint === 'responses' });
    server.fail({ kind: 'server-error', status: 503 }, { on: 'models' });

    await expect(ask()).resolves.toBeDefined();
    await expect(client.responses.create({ model, input: messages })).rejects.toMatchObject({ status: 500 });
    await expect(client.models.list()).rejects.toMatchObject({ status: 503 });
  });
});

describe('files', () => {
  it('takes, lists, gives and deletes them', async () => {
    const file = await toFile(Buffer.from('{"name":"Zażółć"}\n'), 'input.jsonl');
    const { id } = await client.files.create({ file, purpose: 'batch' });

    expect(await (await client.files.content(id)).text()).toBe('{"name":"Zażółć"}\n');
    expect(server.requestsWith('zażółć')).toHaveLength(1);
    expect((await client.files.list({ purpose: 'batch' })).data).toMatchObject([{ id, filename: 'input.jsonl' }]);
    expect(await client.files.delete(id)).toMatchObject({ id, deleted: true });
    await expect(client.files.retrieve(id)).rejects.toBeInstanceOf(OpenAI.NotFoundError);
  });
});

import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelSettings } from '@/lib/model/model-settings';
import { engineSettings } from '@/tests/model-settings';
import { withBatchApi } from './batch-client';
import { callModel } from './call-model';
import type { ModelQuestion } from './model-question';

const question: ModelQuestion = {
  instructions: 'Judge.',
  messages: [{ role: 'user', content: '1. Works with Java' }],
  words: ['Works with Java'],
};
const answers: Record<string, unknown> = {
  '/v1/chat/completions': {
    id: '1',
    object: 'chat.completion',
    created: 1,
    model: 'qwen3',
    choices: [{ index: 0, message: { role: 'assistant', content: '{"verdicts":[]}' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 20, completion_tokens: 5, total_tokens: 25 },
  },
  '/v1/responses': {
    id: '1',
    object: 'response',
    created_at: 1,
    model: 'qwen3',
    status: 'completed',
    output: [
      {
        type: 'message',
        id: '2',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: '{"verdicts":[]}', annotations: [] }],
      },
    ],
    usage: { input_tokens: 20, output_tokens: 5 },
  },
  '/v1/batches': { object: 'list', data: [], has_more: false },
};

let server: Server;
let status = 200;
const received: IncomingHttpHeaders[] = [];
const environmentKey = process.env['OPENAI_API_KEY'];

beforeAll(async () => {
  process.env['OPENAI_API_KEY'] = 'sk-of-openai-0123456789';
  server = createServer((request, response) => {
    received.push(request.headers);
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? answers[request.url?.split('?')[0] ?? ''] : { error: 'key?' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  received.length = 0;
  status = 200;
});
afterAll(() => {
  if (environmentKey === undefined) delete process.env['OPENAI_API_KEY'];
  else process.env['OPENAI_API_KEY'] = environmentKey;
  server.closeAllConnections();
  server.close();
});

const settings = (api: ModelSettings['api'], apiKey: string | null): ModelSettings => ({
  ...engineSettings,
  apiKey,
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  model: 'qwen3',
  api,
});

describe.each(['responses', 'chat'] as const)('over %s', (api) => {
  test('without a key none is sent, the environment’s neither', async () => {
    expect(await callModel(settings(api, null), question)).toMatchObject({ end: 'whole' });
    expect(received.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  test('a key is sent where there is one', async () => {
    await callModel(settings(api, 'sk-local'), question);
    expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer sk-local']);
  });

  test.each([
    [null, 'model.key-missing'],
    ['sk-local', 'model.key-refused'],
  ])('a server that refuses the key %s: %s', async (apiKey, code) => {
    status = 401;
    await expect(callModel(settings(api, apiKey), question)).rejects.toMatchObject({ code });
  });
});

test('the Batch API is asked without a key too', async () => {
  await withBatchApi(settings('chat', null), 'model.no-batches', (client) => client.batches.list({ limit: 1 }));
  expect(received.map(({ authorization }) => authorization)).toEqual([undefined]);
});

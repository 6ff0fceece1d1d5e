import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { probeServer } from './probe-server';

let server: Server;
let origin: string;
/** By method and path; a number is a status without a body. */
let replies: Record<string, unknown>;
let asked: string[];

beforeEach(async () => {
  [replies, asked] = [{}, []];
  server = createServer((request, response) => {
    const name = `${request.method} ${request.url}`;
    asked.push(name);
    const reply = replies[name];
    if (typeof reply === 'function') return (reply as (to: ServerResponse) => void)(response);
    if (typeof reply === 'number') return response.writeHead(reply, { location: `${origin}/v1/moved` }).end();
    if (reply === undefined) return response.writeHead(404).end('Not Found');
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const list = (...data: object[]) => ({ object: 'list', data });

test('Ollama: its models with their sizes, without those that make no texts', async () => {
  const details = { family: 'llama', parameter_size: '8.0B', quantization_level: 'Q4_K_M' };
  replies = {
    'GET /v1/models': list({ id: 'llama3.1:8b', owned_by: 'library' }, { id: 'nomic-embed-text', owned_by: 'library' }),
    'GET /api/tags': {
      models: [
        { name: 'llama3.1:8b', size: 4_920_753_328, details },
        { name: 'nomic-embed-text', size: 274_302_450, details: {} },
      ],
    },
    'POST /api/show': { capabilities: ['completion', 'tools'], model_info: { 'llama.context_length': 131_072 } },
  };
  expect(await probeServer(origin)).toMatchObject({ kind: 'ollama', models: [{}, {}] });
  replies['POST /api/show'] = { capabilities: ['embedding'] };
  expect(await probeServer(origin)).toMatchObject({ kind: 'ollama', models: [] });
  delete replies['POST /api/show'];
  const [model] = (await probeServer(origin))?.models ?? [];
  expect(model).toEqual({
    name: 'llama3.1:8b',
    bytes: 4_920_753_328,
    parameters: '8.0B',
    quantisation: 'Q4_K_M',
    longestContext: null,
    loadedContext: null,
  });
});

test('Ollama without a model is found too', async () => {
  replies = { 'GET /v1/models': { object: 'list', data: null }, 'GET /api/tags': { models: [] } };
  expect(await probeServer(origin)).toEqual({
    kind: 'ollama',
    baseUrl: `${origin}/v1`,
    needsKey: false,
    concurrency: null,
    models: [],
  });
});

test('llama.cpp: what a slot reads, and how many there are', async () => {
  replies = {
    'GET /v1/models': list({
      id: '/models/bielik.gguf',
      owned_by: 'llamacpp',
      meta: { n_ctx_train: 32_768, n_params: 11_168_796_672, size: 6_722_887_680 },
    }),
    'GET /props': { total_slots: 4, default_generation_settings: { n_ctx: 8192 } },
    // It has this too, for programs that know Ollama only.
    'GET /api/tags': { models: [{ name: '/models/bielik.gguf' }] },
  };
  expect(await probeServer(origin)).toMatchObject({
    kind: 'llamaCpp',
    concurrency: 4,
    models: [{ bytes: 6_722_887_680, parameters: '11.2B', longestContext: 32_768, loadedContext: 8192 }],
  });
});

test('vLLM: the context that it was started with', async () => {
  replies = { 'GET /v1/models': list({ id: 'qwen', owned_by: 'vllm', max_model_len: 40_960 }) };
  expect(await probeServer(origin)).toMatchObject({ kind: 'vllm', models: [{ name: 'qwen', loadedContext: 40_960 }] });
});

test('LM Studio: the present API, and the one before', async () => {
  replies = {
    'GET /v1/models': list({ id: 'gemma', owned_by: 'organization_owner' }),
    'GET /api/v0/models': list(
      { id: 'gemma', type: 'llm', arch: 'gemma3', quantization: 'Q4_0', max_context_length: 131_072 },
      { id: 'bge', type: 'embeddings', arch: 'bert' },
    ),
  };
  const loadedContext = null;
  expect(await probeServer(origin)).toMatchObject({
    kind: 'lmStudio',
    models: [{ name: 'gemma', quantisation: 'Q4_0', longestContext: 131_072, loadedContext }],
  });
  const config = { context_length: 16_384, parallel: 4 };
  replies['GET /api/v1/models'] = {
    models: [
      {
        key: 'gemma',
        type: 'llm',
        size_bytes: 7_000_000_000,
        params_string: '12B',
        max_context_length: 131_072,
        quantization: { name: 'Q4_K_M', bits_per_weight: 4 },
        loaded_instances: [{ id: 'gemma', config }],
      },
    ],
  };
  expect(await probeServer(origin)).toMatchObject({
    concurrency: 4,
    models: [{ bytes: 7_000_000_000, parameters: '12B', quantisation: 'Q4_K_M', loadedContext: 16_384 }],
  });
});

test('a server that wants a key is told apart from one that is something else', async () => {
  replies['GET /v1/models'] = (response: ServerResponse) =>
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"Unauthorized"}');
  expect(await probeServer(origin)).toMatchObject({ needsKey: true, models: [] });
  replies['GET /v1/models'] = 401;
  expect(await probeServer(origin)).toBeNull();
});

test.each([
  ['another program', { hello: 'world' }],
  ['a redirect', 302],
  ['a failing server', 500],
  ['a list that is too long to be one', list({ id: 'x'.repeat(2_100_000) })],
])('%s is no server of models, and is asked once', async (_, reply) => {
  replies['GET /v1/models'] = reply;
  replies['GET /v1/moved'] = list({ id: 'moved' });
  expect(await probeServer(origin)).toBeNull();
  expect(asked).toEqual(['GET /v1/models']);
});

test('a server that never ends its answer is left after two seconds', async () => {
  replies['GET /v1/models'] = (response: ServerResponse) => response.write('{');
  const startedAt = performance.now();
  expect(await probeServer(origin)).toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

test('nothing listens there', async () => expect(await probeServer('http://127.0.0.1:1')).toBeNull());

import OpenAI from 'openai';
import { exampleMessages as messages } from '../example-request';
import { type OpenAiServer } from '../openai-server';
import { startModelServer, type DialectName } from './start-model-server';

const names: Record<DialectName, string> = {
  openai: 'gpt-4.1-mini',
  ollama: 'gemma3:4b',
  'llama.cpp': 'gemma-3-4b-it-Q4_K_M.gguf',
  vllm: 'google/gemma-3-4b-it',
  lmstudio: 'google/gemma-3-4b',
};

describe.each(Object.keys(names) as DialectName[])('%s', (dialect) => {
  let server: OpenAiServer;
  let client: OpenAI;
  const model = names[dialect];

  beforeAll(async () => {
    server = await startModelServer({ dialect });
    client = new OpenAI({ baseURL: server.url, apiKey: server.apiKey, maxRetries: 0 });
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());

  const ask = () => client.chat.completions.create({ model, messages });

  it('may fail in words', async () => {
    server.fail({ kind: 'plain-text', status: 500, text: 'CUDA error: out of memory' });

    await expect(ask()).rejects.toMatchObject({ status: 500, message: '500 CUDA error: out of memory' });
    await expect(ask()).resolves.toBeDefined();
  });

  it('may break off in the middle of an answer', async () => {
    server.fail({ kind: 'cut' });
    server.fail({ kind: 'cut' });
    const stream = await client.chat.completions.create({ model, messages, stream: true }).catch(() => undefined);
    const read = async () => {
      if (!stream) throw new Error('It broke off before the first byte.');
      for await (const chunk of stream) expect(chunk.object).toBe('chat.completion.chunk');
    };

    await expect(read()).rejects.toBeDefined();
    await expect(ask()).rejects.toBeDefined();
  });

  it('may never come to an end', async () => {
    server.fail({ kind: 'endless', everyMs: 1 });
    const stream = await client.chat.completions.create({ model, messages, stream: true });
    let chunks = 0;
    for await (const { choices } of stream) {
      expect(choices[0]?.finish_reason).toBeNull();
      chunks += 1;
      if (chunks === 50) break;
    }

    expect(chunks).toBe(50);
  });

  it('may stop before a word is said, or in the middle of one', async () => {
    server.fail({ kind: 'cut-before-text' });
    const silent = await ask();
    server.fail({ kind: 'truncated' });
    const half = await ask();

    expect(silent.choices[0]).toMatchObject({ message: { content: '' }, finish_reason: 'length' });
    expect(half.choices[0]?.finish_reason).toBe('length');
    expect(() => JSON.parse(half.choices[0]?.message.content ?? '')).toThrow(SyntaxError);
  });

  it('has Responses', async () => {
    const { output_text: text } = await client.responses.create({ model, input: messages });

    expect(JSON.parse(text)).toHaveProperty('verdicts');
  });
});

it('has no Responses in older versions', async () => {
  const dialects = ['ollama', 'llama.cpp', 'vllm', 'lmstudio'] as const;
  const statuses = await Promise.all(
    dialects.map(async (dialect) => {
      const server = await startModelServer({ dialect, responses: false });
      const response = await fetch(`${server.url}/responses`, { method: 'POST', body: '{}' });
      await server.close();
      return response.status;
    }),
  );

  expect(statuses).toEqual([404, 404, 404, 200]);
});

it('ends a native stream of Ollama with a line that says why', async () => {
  const server = await startModelServer({ dialect: 'ollama' });
  server.fail({ kind: 'stream-error' });
  const response = await fetch(`${server.origin}/api/chat`, {
    method: 'POST',
    body: JSON.stringify({ model: names.ollama, messages }),
  });
  const lines = (await response.text()).trim().split('\n');
  await server.close();

  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ error: 'an error was encountered while running the model' });
});

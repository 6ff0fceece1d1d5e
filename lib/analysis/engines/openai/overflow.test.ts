import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { overflowDialects } from '@/tests/openai-server/overflow-dialects';
import type { ModelSettings } from '@/lib/model/model-settings';
import { engineSettings } from '@/tests/model-settings';
import { callModel } from './call-model';
import { failureCode } from './model-errors';
import type { ModelQuestion } from './model-question';
import { leastOutput, outputLimit } from './output-limit';
import { lacksPartOf } from './silent-truncation';

const server = OpenAiServer.ofTests();

const question: ModelQuestion = {
  instructions: 'Judge.',
  messages: [
    { role: 'user', content: '1. Works with Java' },
    { role: 'user', content: '<<<CV\n[1] Java developer\nCV>>>' },
  ],
  words: ['Works with Java'],
};

const settings = (api: ModelSettings['api']): ModelSettings => ({
  ...engineSettings,
  apiKey: server.apiKey,
  baseUrl: server.url,
  api,
});

describe.each(['responses', 'chat'] as const)('over %s', (api) => {
  test.each(overflowDialects)('%s: the CV is too long, after a try with a shorter answer', async (dialect) => {
    server.fail({ kind: 'overflow', dialect }, { times: 2 });
    await expect(callModel(settings(api), question)).rejects.toMatchObject({ code: 'model.too-long' });
    expect(server.requests).toHaveLength(2);
  });

  test('where only the answer has no room, a shorter one is asked for', async () => {
    server.fail({ kind: 'overflow', dialect: 'vllm' });
    const answer = await callModel(settings(api), question);
    expect(answer).toMatchObject({ end: 'whole', outputLimit: leastOutput(1) });
    expect(server.asked[0]?.maxOutputTokens).toBe(leastOutput(1));
  });

  test('a model that may write less than was named answers without a limit', async () => {
    const message = 'max_tokens is too large: 4400. This model supports at most 4096 completion tokens.';
    server.fail({ kind: 'api-error', status: 400, message, code: 'invalid_value' });
    expect(await callModel(settings(api), question)).toMatchObject({ end: 'whole' });
    expect(server.asked[0]?.maxOutputTokens).toBeUndefined();
  });

  test('an answer to a part of what was sent is none', async () => {
    server.fail({ kind: 'silent-truncation', tokens: 5 });
    expect(await callModel(settings(api), question)).toMatchObject({ end: 'overflow' });
  });

  test.each([
    ['cut-before-text', 'cut'],
    ['filtered-before-text', 'refused'],
    ['content-filter', 'refused'],
    ['truncated', 'cut'],
  ] as const)('%s ends as %s, and is paid', async (kind, end) => {
    server.fail({ kind });
    const answer = await callModel(settings(api), question);
    expect(answer.end).toBe(end);
    expect(answer.text === '').toBe(kind.endsWith('before-text'));
    expect(answer.usage.inputTokens).toBe(server.asked[0]?.inputTokens);
  });

  test('what servers may not know is sent to those that accepted it', async () => {
    await callModel(settings(api), question);
    await callModel({ ...settings(api), acceptsExtras: true }, question);
    const [plain, full] = server.asked;
    expect(plain?.body).not.toHaveProperty('store');
    expect(full?.body).toHaveProperty('store', false);
    expect(full?.seed === undefined).toBe(api === 'responses');
  });
});

test.each([
  [400, 'Your request exceeds the remaining credit.', 'model.request-refused'],
  [429, 'Rate limit reached: input tokens exceed 10000 per minute', 'model.rate-limited'],
  [413, 'Payload Too Large', 'model.too-long'],
  [400, "Unsupported parameter: 'store'", 'model.request-refused'],
  [500, 'The model has crashed', 'model.unavailable'],
  [504, 'The request took too long to process', 'model.unavailable'],
  [500, 'Request exceeded the maximum processing time', 'model.unavailable'],
  [503, 'The request exceeded the timeout of 60 seconds', 'model.unavailable'],
  [529, 'Your request exceeds available capacity', 'model.unavailable'],
  [408, 'Request timed out: it took too long', 'model.unavailable'],
  [503, 'The prompt waits: too many input tokens exceed what the servers hold', 'model.unavailable'],
  [500, 'The input exceeded its deadline', 'model.unavailable'],
  [400, 'Request is too long', 'model.request-refused'],
  [500, 'the request exceeds the available context size', 'model.too-long'],
  [400, 'Your input exceeds the maximum number of tokens', 'model.too-long'],
])('%i %s: %s', (status, message, code) => expect(failureCode(status, '', message)).toBe(code));

const long = { ...question, messages: [{ role: 'user' as const, content: 'word '.repeat(4000) }] };

test.each([
  ['all of it, in English', 4500, false],
  ['all of it, in Polish', 7000, false],
  ['nothing reported', 0, false],
  ['a third of it', 2000, true],
  ['a context of 4096 that is full', 4096, true],
  ['a context of 4096 less one', 4095, true],
  ['some more than that', 4300, false],
  ['a context of 8192 that is full, in Polish', 8191, true],
  ['a context of 6144 that is full', 6143, true],
])('of 20,000 characters the server read %s (%i tokens): cut %s', (_, tokens, expected) => {
  const local = { baseUrl: 'http://ollama.example:11434/v1', api: 'chat', contextLength: null } as const;
  expect(lacksPartOf(long, tokens, local)).toBe(expected);
  expect(lacksPartOf(long, tokens, { ...local, baseUrl: null })).toBe(false);
});

test.each([
  ['a context of 4096 that would be full', 4096, 16_384, false],
  ['one of 8192', 8191, 16_384, false],
  ['the context of the settings', 6000, 6000, true],
  ['that less two', 5998, 6000, true],
])('where the context is known, only its own length is cut at: %s', (_, tokens, contextLength, expected) => {
  const local = { baseUrl: 'http://gpu-box:8000/v1', api: 'chat', contextLength } as const;
  expect(lacksPartOf(long, tokens, local)).toBe(expected);
});

test('a provider’s servers cut nothing, and their counts hit the length of a context by chance', () => {
  const settings = { api: 'chat', contextLength: null } as const;
  expect(lacksPartOf(long, 4096, { ...settings, baseUrl: 'https://api.mistral.ai/v1' })).toBe(false);
  expect(lacksPartOf(long, 4096, { ...settings, baseUrl: 'https://models.example/v1' })).toBe(true);
});

test('an answer may be as long as its verdicts and its thinking need', () => {
  const local = settings('chat');
  expect(outputLimit(local, 10)).toBe(8000);
  expect(outputLimit({ ...local, reasoningEffort: 'high' }, 10)).toBe(24_000);
  expect(outputLimit({ ...local, baseUrl: null, model: 'gpt-5.4-mini' }, 10)).toBe(16_000);
});

import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import { exampleMessages as messages } from './example-request';
import { type Limits } from './limits';
import { OpenAiServer } from './openai-server';

const server = OpenAiServer.ofTests();

const ask = (options: { max_completion_tokens?: number } = {}) =>
  new OpenAI({ baseURL: server.url, apiKey: server.apiKey, maxRetries: 0 }).chat.completions.create({
    model: 'gpt-4.1-mini',
    messages,
    ...options,
  });
const askMany = async (count: number) => {
  const results = await Promise.allSettled(Array.from({ length: count }, () => ask()));
  return results.filter(({ status }) => status === 'fulfilled').length;
};

it('takes as long to answer as told', async () => {
  server.answerMs = 150;
  const start = performance.now();
  await ask();

  expect(performance.now() - start).toBeGreaterThan(140);
});

it('lets only so many in at once', async () => {
  server.limits = { concurrency: 3 };
  const refused = () => server.requests.filter(({ status }) => status === 429).length;
  server.respond = async () => {
    while (refused() < 5) await sleep(5);
    return 'OK';
  };

  expect(await askMany(8)).toBe(3);
  expect(server.mostAtOnce).toBe(3);
  expect(await askMany(3)).toBe(3);
});

it('frees a place before the answer reaches the client', async () => {
  server.limits = { concurrency: 1 };
  for (let count = 0; count < 30; count += 1) await ask();

  expect(server.requests.filter(({ status }) => status === 200)).toHaveLength(30);
});

it('frees the place of a client that has gone', async () => {
  server.limits = { concurrency: 1 };
  server.answerMs = 60_000;
  const gone = fetch(`${server.url}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.apiKey}` },
    body: JSON.stringify({ model: 'gpt-4.1-mini', messages }),
    signal: AbortSignal.timeout(100),
  });
  await expect(gone).rejects.toThrow();
  server.answerMs = 0;

  await expect(ask()).resolves.toBeDefined();
});

it('counts requests and tokens by the minute', async () => {
  server.limits = { requestsPerMinute: 2 };
  expect(await askMany(5)).toBe(2);

  server.limits = { tokensPerMinute: 100 };
  expect(await askMany(5)).toBe(2);
  await expect(ask({ max_completion_tokens: 101 })).rejects.toMatchObject({
    type: 'tokens',
    message: expect.stringContaining('Request too large'),
  });
});

it.each<[Limits['retryAfter'], boolean, boolean]>([
  [undefined, true, true],
  ['seconds', true, false],
  ['milliseconds', false, true],
  ['none', false, false],
])('tells how long to wait: %s', async (retryAfter, seconds, milliseconds) => {
  server.limits = { requestsPerMinute: 1, retryAfter };
  await ask();
  const error = await ask().catch((reason: unknown) => reason);

  const { headers } = error as InstanceType<typeof OpenAI.RateLimitError>;
  expect(headers.get('retry-after')).toBe(seconds ? '60' : null);
  expect(Number(headers.get('retry-after-ms')) > 59_000).toBe(milliseconds);
  expect(headers.get('x-ratelimit-remaining-requests')).toBe('0');
});

import { createOpenAI } from '@ai-sdk/openai';
import { APICallError, generateText, NoObjectGeneratedError, Output, streamText } from 'ai';
import { exampleAnswer, exampleMessages, rules, verdictsSchema } from './example-request';
import { type Fault } from './faults';
import { OpenAiServer } from './openai-server';

/** The AI SDK as the product uses it, over both endpoints. */
describe.each(['responses', 'chat'] as const)('the AI SDK over %s', (endpoint) => {
  const server = OpenAiServer.ofTests();

  const model = (name: string, apiKey = server.apiKey) => createOpenAI({ baseURL: server.url, apiKey })[endpoint](name);
  const judgement = (name = 'gpt-4.1-mini') => ({
    model: model(name),
    instructions: rules,
    messages: exampleMessages,
    output: Output.object({ schema: verdictsSchema }),
    maxRetries: 0,
  });
  const judge = (name?: string) => generateText({ ...judgement(name), abortSignal: AbortSignal.timeout(1000) });

  async function failure(fault: Fault): Promise<Error> {
    server.fail(fault);
    return judge().then(
      () => new Error('no error'),
      (error: Error) => error,
    );
  }

  it('gets verdicts by the schema, with usage and the dated model', async () => {
    const result = await judge('gpt-5.4-mini');

    expect(result.output).toEqual(exampleAnswer);
    expect(result.finishReason).toBe('stop');
    expect(result.response.modelId).toBe('gpt-5.4-mini-2026-03-17');
    expect(result.response.headers).toMatchObject({
      'x-request-id': server.requests[0]?.id,
      'x-ratelimit-limit-requests': '10000',
      'openai-processing-ms': expect.stringMatching(/^\d+$/),
    });
    expect(result.usage.inputTokens).toBe(server.asked[0]?.inputTokens);
    expect(result.usage.outputTokenDetails.reasoningTokens).toBe(192);
  });

  it('understands what is asked', async () => {
    await judge();

    expect(server.asked[0]).toMatchObject({
      endpoint,
      criteria: [
        { number: 1, text: 'Experience with PostgreSQL' },
        { number: 2, text: 'Experience as a plumber' },
      ],
      sentences: [{ number: 1 }, { number: 2, text: 'Five years with PostgreSQL and Redis' }, { number: 3 }],
    });
    expect(server.requestsWith('anna example')).toHaveLength(1);
    expect(server.requestsWith('Jan Example')).toHaveLength(0);
  });

  it('streams the same answer', async () => {
    const result = streamText(judgement());
    let pieces = 0;
    for await (const piece of result.textStream) if (piece) pieces += 1;

    expect(await result.output).toEqual(exampleAnswer);
    expect(pieces).toBeGreaterThan(3);
    expect((await result.usage).inputTokens).toBe(server.asked[0]?.inputTokens);
  });

  it('gives the answer of a test', async () => {
    const verdicts = [{ ...exampleAnswer.verdicts[1], verdict: 'NOT_MET' }];
    server.respond = async ({ criteria }) => ({ verdicts: criteria.length === 2 ? verdicts : [] });

    expect((await judge()).output).toEqual({ verdicts });
  });

  it('counts a repeated beginning as cached', async () => {
    const prompt = { model: model('gpt-4.1-mini'), prompt: 'The same long beginning. '.repeat(300), maxRetries: 0 };
    await generateText(prompt);

    expect((await generateText(prompt)).usage.inputTokenDetails.cacheReadTokens).toBe(1792);
  });

  it.each<[Fault, object]>([
    [
      { kind: 'rate-limit', retryAfterSeconds: 2 },
      { statusCode: 429, responseHeaders: { 'retry-after': '2' } },
    ],
    [
      { kind: 'rate-limit', retryAfterMs: 50 },
      { statusCode: 429, responseHeaders: { 'retry-after-ms': '50' } },
    ],
    [{ kind: 'insufficient-quota' }, { statusCode: 429, data: { error: { code: 'insufficient_quota' } } }],
    [{ kind: 'server-error' }, { statusCode: 500, isRetryable: true }],
    [
      { kind: 'server-error', status: 503 },
      { statusCode: 503, isRetryable: true },
    ],
    [
      { kind: 'server-error', status: 502 },
      { statusCode: 502, responseBody: expect.stringContaining('<html>') },
    ],
    [{ kind: 'stream-error' }, { statusCode: 500 }],
    [{ kind: 'failed-response' }, endpoint === 'chat' ? { statusCode: 500 } : {}],
    [{ kind: 'malformed-body' }, { message: 'Invalid JSON response', statusCode: 200 }],
    [
      { kind: 'api-error', status: 403, message: 'No.', code: 'model_not_found' },
      { statusCode: 403, message: 'No.' },
    ],
  ])('reports %j as a failed call', async (fault, expected) => {
    const error = await failure(fault);

    expect(APICallError.isInstance(error)).toBe(true);
    expect(error).toMatchObject(expected);
  });

  it.each<[Fault, RegExp]>([
    [{ kind: 'hang' }, /aborted due to timeout/],
    [{ kind: 'hang', at: 'middle' }, /aborted due to timeout|Failed to process/],
    [{ kind: 'cut' }, /Failed to process/],
    [{ kind: 'cut', at: 'start' }, /fetch failed|Cannot connect/],
  ])('does not get past %j', async (fault, message) => {
    expect((await failure(fault)).message).toMatch(message);
  });

  it.each<[Fault, string]>([
    [{ kind: 'malformed-json' }, 'stop'],
    [{ kind: 'schema-violation' }, 'stop'],
    [{ kind: 'truncated' }, 'length'],
    [{ kind: 'content-filter' }, 'content-filter'],
    [{ kind: 'refusal' }, 'content-filter'],
  ])('finds no answer in %j', async (fault, finishReason) => {
    const error = await failure(fault);

    expect(NoObjectGeneratedError.isInstance(error)).toBe(true);
    expect(error).toMatchObject({ finishReason });
  });

  it('passes on what is untrue', async () => {
    for (const kind of ['invented-quotes', 'invented-sentences', 'obeys-cv', 'missing-criterion'] as const) {
      server.fail({ kind });
    }
    const [quotes, sentences, obeyed, missing] = [await judge(), await judge(), await judge(), await judge()];

    expect(quotes?.output.verdicts[0]?.evidence[0]?.quote).toMatch(/Jupiter/);
    expect(sentences?.output.verdicts[0]?.evidence[0]?.sentence).toBe(1003);
    expect(obeyed?.output.verdicts.map(({ verdict }) => verdict)).toEqual(['MET', 'MET']);
    expect(obeyed?.output.verdicts[0]?.evidence).toEqual([{ sentence: 3, quote: 'Give 100 %' }]);
    expect(missing?.output.verdicts).toHaveLength(1);
  });

  it('cuts an answer that is longer than allowed', async () => {
    const result = generateText({ ...judgement(), maxOutputTokens: 20 });

    await expect(result).rejects.toMatchObject({ finishReason: 'length' });
  });

  it.each<Fault>([
    { kind: 'cut' },
    { kind: 'stream-error' },
    { kind: 'malformed-body' },
    { kind: 'hang', at: 'middle' },
  ])('breaks a stream off: %j', async (fault) => {
    server.fail(fault);
    const result = streamText({ ...judgement(), abortSignal: AbortSignal.timeout(1000), onError: () => {} });
    await result.consumeStream();

    await expect(result.output).rejects.toThrow();
  });

  it('is refused with a wrong key, an unknown model and a text that is too long', async () => {
    const prompt = { prompt: 'x'.repeat(5_000_000), maxRetries: 0 };

    await expect(generateText({ ...prompt, model: model('gpt-4.1-mini', 'sk-wrong') })).rejects.toMatchObject({
      statusCode: 401,
      data: { error: { code: 'invalid_api_key' } },
    });
    await expect(generateText({ ...prompt, model: model('gpt-unknown') })).rejects.toMatchObject({
      statusCode: 404,
      data: { error: { code: 'model_not_found' } },
    });
    await expect(generateText({ ...prompt, model: model('gpt-4.1-mini') })).rejects.toMatchObject({
      statusCode: 400,
      data: { error: { code: 'context_length_exceeded' } },
    });
  });
});

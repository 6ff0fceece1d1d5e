import { describeCriterion } from '@/lib/analysis/engines/openai/describe-criterion';
import type { ModelSettings } from '@/lib/model/model-settings';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { engineSettings } from '@/tests/model-settings';
import { sumTrial } from './sum-trial';
import { criteriaOf, trialExamples } from './trial-examples';
import { tryExample } from './try-example';

const server = OpenAiServer.ofTests();

const settings = (): ModelSettings => ({
  ...engineSettings,
  apiKey: server.apiKey,
  baseUrl: server.url,
  timeoutSeconds: 30,
  prices: { input: 1_000_000, cachedInput: 1_000_000, output: 2_000_000 },
});

/** The labels of the example that is asked about, by its criteria as the model sees them. */
function labelsOf(asked: { text: string }[]) {
  for (const example of trialExamples.examples) {
    const words = criteriaOf(example).map(describeCriterion);
    if (asked.every(({ text }) => words.includes(text)))
      return new Map(words.map((one, index) => [one, example.criteria[index]]));
  }
  throw new Error('No example has these criteria.');
}

/** As the labels say, with each quote as `change` makes it. */
function answerAsLabelled(change: (quote: string) => string = (quote) => quote): void {
  server.respond = ({ criteria, sentences }) => ({
    verdicts: criteria.map(({ number, text }) => {
      const { expected = 'MET', quote = null } = labelsOf(criteria).get(text) ?? {};
      const sentence = sentences.find((one) => quote !== null && one.text.includes(quote))?.number ?? 1;
      const evidence = quote === null ? [] : [{ sentence, quote: change(quote) }];
      return { criterion: number, verdict: expected, confidence: 0.9, reason: 'So it says.', evidence };
    }),
  });
}

test('a model that judges by the conventions has all forty right, with every quote proved', async () => {
  answerAsLabelled();
  const results = [];
  for (const example of [1, 2, 3, 4, 5] as const) results.push(await tryExample(settings(), { example, locale: 'en' }));
  const sum = sumTrial(results);
  expect(sum.verdicts).toEqual({ right: 40, all: 40 });
  expect(sum.byLanguage).toEqual({ pl: { right: 20, all: 20 }, en: { right: 20, all: 20 } });
  expect(sum.quotes).toEqual({ kept: 32, refused: 0 });
  expect([sum.repaired, sum.unusable, sum.usage.requests]).toEqual([0, 0, 5]);
  expect(sum.usage.costMicros).toBeGreaterThan(0);
  // The built-in rules have some of the same verdicts wrong.
  expect(sum.builtIn.all).toBe(40);
  expect(sum.builtIn.right).toBeGreaterThan(20);
  expect(sum.builtIn.right).toBeLessThan(40);
  expect(server.requestsWith('Sampleton')).toEqual([]);
});

test('criteria and explanations are in the language of the reader', async () => {
  answerAsLabelled();
  const { title, verdicts } = await tryExample(settings(), { example: 1, locale: 'pl' });
  expect(title).toBe('Brygadzista magazynu, CV po polsku');
  expect(verdicts[5]).toMatchObject({
    label: expect.stringMatching(/^Angielski/),
    why: expect.stringMatching(/^A2 to/),
  });
});

test('an invented quote is refused and asked for again; what stays unproved is no verdict', async () => {
  answerAsLabelled((quote) => (quote === 'angielski A2' ? 'angielski biegły w mowie i piśmie' : quote));
  const { verdicts, repairs, quotes, problem } = await tryExample(settings(), { example: 1, locale: 'en' });
  expect([repairs, problem]).toEqual([1, null]);
  expect(quotes).toEqual({ kept: 6, refused: 1 });
  expect(verdicts[5]).toMatchObject({ expected: 'NOT_MET', given: null, quote: null });
  expect(sumTrial([await tryExample(settings(), { example: 1, locale: 'en' })]).verdicts).toEqual({ right: 7, all: 8 });
});

test('a repair that brings the right quote counts, and the repair is told', async () => {
  answerAsLabelled();
  server.fail({ kind: 'invented-quotes' });
  const { verdicts, repairs, quotes } = await tryExample(settings(), { example: 3, locale: 'en' });
  expect(repairs).toBe(1);
  expect(verdicts.filter(({ given, expected }) => given !== expected)).toEqual([]);
  expect(quotes.kept).toBe(6);
  expect(quotes.refused).toBeGreaterThan(0);
});

test('an answer that cannot be used is the fault of one CV: none of its verdicts is right', async () => {
  server.fail({ kind: 'empty' }, { times: 2 });
  const result = await tryExample(settings(), { example: 2, locale: 'en' });
  expect(result.problem).toBe('model.bad-answer');
  expect(sumTrial([result])).toMatchObject({ unusable: 1, verdicts: { right: 0, all: 8 } });
  expect(result.usage.requests).toBe(2);
});

test('a server that refuses ends the trial with its code, one that is busy is waited for', async () => {
  await expect(tryExample({ ...settings(), apiKey: 'sk-wrong' }, { example: 1, locale: 'en' })).rejects.toMatchObject({
    code: 'model.key-refused',
  });
  answerAsLabelled();
  server.fail({ kind: 'rate-limit', retryAfterMs: 10 });
  const { problem } = await tryExample(settings(), { example: 1, locale: 'en' });
  expect(problem).toBeNull();
  server.fail({ kind: 'rate-limit', retryAfterSeconds: 3000 });
  await expect(tryExample(settings(), { example: 1, locale: 'en' })).rejects.toMatchObject({
    code: 'model.rate-limited',
  });
});

test('nothing more is asked once nobody waits', async () => {
  const gone = new AbortController();
  server.fail({ kind: 'hang' });
  const trial = tryExample(settings(), { example: 1, locale: 'en', signal: gone.signal });
  const ended = expect(trial).rejects.toBeDefined();
  while (server.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  gone.abort();
  await ended;
  expect(server.asked).toHaveLength(1);
});

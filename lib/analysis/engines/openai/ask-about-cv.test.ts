import type { Grounding } from '@/lib/domain/grounding';
import { noUsage } from '@/lib/analysis/engines/model-usage';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import { CvQuestions, divideLines, lastLine, mergeGroundings } from './ask-about-cv';
import type { ModelResponse } from './call-model';
import type { ModelQuestion } from './model-question';

const cv = { text: '[1] Java developer\n[2] Skills\n[3] Docker', headings: [2] };
const met = (criterion: number) => ({
  criterion,
  verdict: 'MET',
  confidence: 1,
  reason: '',
  evidence: [{ sentence: 1, quote: 'x' }],
});

/** Asks about criteria, with answers in turn; a verdict that was read counts as proved. */
async function ask(
  criteria: string[],
  answers: Partial<ModelResponse>[],
  fits: (question: ModelQuestion) => boolean = () => true,
) {
  const sent: ModelQuestion[] = [];
  const questions = new CvQuestions<string>({
    compose: (words, lines) => ({ instructions: '', messages: [{ role: 'user', content: lines }], words }),
    fits,
    send: (question) => {
      sent.push(question);
      const answer = answers[sent.length - 1] ?? {};
      return Promise.resolve({ text: '', end: 'whole', outputLimit: 1000, usage: noUsage, ...answer });
    },
    ground: (words, verdicts) =>
      Promise.resolve(
        words.map((_, index): Grounding => {
          const said = verdicts.find(({ criterion }) => criterion === index + 1);
          const confidence = said?.confidence ?? 0;
          return said ? { grounded: { ...said, confidence, evidence: [] } } : { problem: 'missing' };
        }),
      ),
  });
  const outcome = await questions.ask(criteria, cv).then(
    (asked) => asked,
    (error: Error) => error.message,
  );
  return { sent, outcome };
}

const problemsIn = (question: ModelQuestion | undefined): string => question?.messages.at(-1)?.content ?? '';

test.each<[string, string, RegExp]>([
  ['no JSON', 'Criterion 1 is fulfilled.', /not valid JSON: it holds no list/],
  ['a cut verdict', '{"verdicts":[{"criterion":1,"verdict":"MET","reas', /not valid JSON: it ends before/],
  ['nothing', ' ', /Your answer is empty/],
  ['a refusal', "I'm sorry, but I can't help with that.", /a person decides/],
])('the repair of %s says so, for all criteria', async (_, text, expected) => {
  const { sent } = await ask(['Java', 'Docker'], [{ text }]);
  expect(problemsIn(sent[1])).toMatch(expected);
  expect(problemsIn(sent[1])).toContain('for all criteria');
  expect(sent[1]?.isRepair).toBe(true);
});

test('the repair names what is missing, and keeps the good part', async () => {
  const { sent, outcome } = await ask(
    ['a', 'b', 'c', 'd'],
    [
      { text: JSON.stringify([met(1), met(3)]) },
      { text: JSON.stringify([met(2), met(4), { ...met(1), verdict: 'NOT_MET' }]) },
    ],
  );
  expect(problemsIn(sent[1])).toMatch(/^Criteria 2 and 4 are missing/);
  expect(problemsIn(sent[1])).toContain('criteria 2 and 4 only');
  expect(outcome).toMatchObject({ groundings: Array(4).fill({ grounded: { verdict: 'MET' } }) });
});

describe('of a hundred criteria', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => `criterion ${index + 1}`);
  const half = { text: JSON.stringify(Array.from({ length: 50 }, (_, index) => met(index + 1))) };
  const usage = { ...noUsage, inputTokens: 7, outputTokens: 3 };

  test('two questions ask for half each, and their answers are joined in order', async () => {
    const notMet = { ...half, text: half.text.replaceAll('"MET"', '"NOT_MET"') };
    const { sent, outcome } = await ask(hundred, [
      { ...half, usage },
      { ...notMet, usage },
    ]);
    expect(sent.map(({ words }) => words)).toEqual([hundred.slice(0, 50), hundred.slice(50)]);
    const verdicts = [...Array(50).fill('MET'), ...Array(50).fill('NOT_MET')];
    expect(outcome).toMatchObject({
      groundings: verdicts.map((verdict: string) => ({ grounded: { verdict } })),
      usage: { inputTokens: 14, outputTokens: 6 },
    });
  });

  test('what is missing of one answer is asked for again, of that one alone', async () => {
    const short = { text: JSON.stringify(Array.from({ length: 49 }, (_, index) => met(index + 1))) };
    const { sent, outcome } = await ask(hundred, [half, short, { text: JSON.stringify([met(50)]) }]);
    expect(sent).toHaveLength(3);
    expect(sent[2]?.words).toEqual(hundred.slice(50));
    expect(problemsIn(sent[2])).toMatch(/^Criterion 50 is missing/);
    expect(outcome).toMatchObject({ groundings: Array(100).fill({ grounded: { verdict: 'MET' } }) });
  });

  test('fifty are one question, fifty-one are two about as long', async () => {
    const sizes = async (count: number) => (await ask(hundred.slice(0, count), Array(4).fill(half))).sent;
    expect((await sizes(50)).map(({ words }) => words.length)).toEqual([50]);
    const [first, ...others] = await sizes(51);
    expect([first, others.at(-1)].map((question) => question?.words.length)).toEqual([26, 25]);
  });
});

describe('of four criteria counted from 0, where the second and third are open', () => {
  const unclear = (criterion: number) => ({ ...met(criterion), verdict: 'PERHAPS' });
  const first = { text: JSON.stringify([met(0), unclear(1), unclear(2), met(3)]) };
  const notMet = (criterion: number) => ({ ...met(criterion), verdict: 'NOT_MET' });
  const verdictsOf = ({ outcome }: Awaited<ReturnType<typeof ask>>) =>
    typeof outcome === 'string'
      ? outcome
      : outcome.groundings.map((one) => ('grounded' in one ? one.grounded.verdict : one.problem));

  test.each([
    ['by its own numbers: they stay open', [1, 2], ['MET', 'missing', 'missing', 'MET']],
    ['one of them, which may be either: they stay open', [2], ['MET', 'missing', 'missing', 'MET']],
    ['by our numbers', [2, 3], ['MET', 'NOT_MET', 'NOT_MET', 'MET']],
    ['all from 0', [0, 1, 2, 3], ['MET', 'NOT_MET', 'NOT_MET', 'MET']],
    ['all from 1', [1, 2, 3, 4], ['MET', 'NOT_MET', 'NOT_MET', 'MET']],
  ])('the repair answers %s', async (_, numbers, expected) => {
    const asked = await ask(['a', 'b', 'c', 'd'], [first, { text: JSON.stringify(numbers.map(notMet)) }]);
    expect(verdictsOf(asked)).toEqual(expected);
  });

  test('the repair shows the verdicts by our numbers', async () => {
    const { sent } = await ask(['a', 'b', 'c', 'd'], [first, { text: JSON.stringify([met(2), met(3)]) }]);
    const shown = JSON.parse(sent[1]?.messages.at(-2)?.content ?? '') as { verdicts: { criterion: number }[] };
    expect(shown.verdicts.map(({ criterion }) => criterion)).toEqual([1, 4]);
  });
});

test('an answer that goes round in circles is not asked for in halves, and only its verdicts are shown again', async () => {
  const text = `{"verdicts":[${JSON.stringify(met(1))},`.padEnd(3000, JSON.stringify(met(2)) + ',');
  const { sent, outcome } = await ask(['a', 'b', 'c'], [{ text, end: 'cut' }, { text: JSON.stringify([met(3)]) }]);
  expect(sent).toHaveLength(2);
  expect(problemsIn(sent[1])).toMatch(/repeated itself/);
  expect(sent[1]?.messages.at(-2)?.content.length).toBeLessThan(400);
  expect(outcome).toMatchObject({ ranAway: true, groundings: Array(3).fill({ grounded: { verdict: 'MET' } }) });
});

test('a single criterion whose answer does not end within the limit ran away; within the server’s own the CV is too long', async () => {
  const words = 'no two words of this are alike 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24';
  const cut = (outputTokens: number) => ({ text: words, end: 'cut' as const, usage: { ...noUsage, outputTokens } });
  expect((await ask(['a'], [cut(1000)])).outcome).toBe('model.runaway');
  expect((await ask(['a'], [cut(50), cut(50), cut(50)])).outcome).toBe('model.too-long');
});

describe('where the context is known', () => {
  const shorterThan = (characters: number) => (question: ModelQuestion) =>
    question.messages.reduce((sum, { content }) => sum + content.length, 0) < characters;
  const whole = { text: JSON.stringify([met(1)]) };

  test('a CV that does not fit is divided before it is sent', async () => {
    const { sent, outcome } = await ask(['a'], [whole, whole], shorterThan(cv.text.length));
    expect(sent.map(({ messages }) => messages[0]?.content)).toEqual(['[1] Java developer', '[2] Skills\n[3] Docker']);
    expect(outcome).toMatchObject({ groundings: [{ grounded: { verdict: 'MET' } }] });
  });

  const linesOf = ({ messages }: ModelQuestion) => messages[0]?.content;
  /** Whether a CV of so many characters and so many criteria fit. */
  const roomFor = (characters: number, perCriterion: number) => (question: ModelQuestion) =>
    (linesOf(question)?.length ?? 0) + question.words.length * perCriterion <= characters;

  test('a CV that fits with fewer criteria stays whole', async () => {
    const fits = roomFor(cv.text.length + 20, 10);
    const { sent, outcome } = await ask(
      ['a', 'b', 'c', 'd'],
      Array(2).fill({ text: JSON.stringify([met(1), met(2)]) }),
      fits,
    );
    expect(sent.map(({ words }) => words)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    for (const question of sent) expect(linesOf(question)).toBe(cv.text);
    expect(outcome).toMatchObject({ groundings: Array(4).fill({ grounded: { verdict: 'MET' } }) });
  });

  test('where the criteria alone do not fit, they are divided before the CV', async () => {
    const both = { text: JSON.stringify([met(1), met(2)]) };
    const { sent } = await ask(['a', 'b', 'c', 'd'], Array(8).fill(both), roomFor(30, 8));
    const parts = ['[1] Java developer', '[2] Skills\n[3] Docker'];
    const expected = ['ab', 'cd'].flatMap((pair) => parts.flatMap((part) => [...pair].map((one) => [one, part])));
    expect(sent.map((question) => [question.words.join(''), linesOf(question)])).toEqual(expected);
  });

  test('where not one criterion fits with the whole CV, the CV is divided and asked about all', async () => {
    const { sent } = await ask(['a', 'b'], Array(2).fill({ text: JSON.stringify([met(1), met(2)]) }), roomFor(24, 1));
    expect(sent.map((question) => [question.words.join(''), linesOf(question)])).toEqual([
      ['ab', '[1] Java developer'],
      ['ab', '[2] Skills\n[3] Docker'],
    ]);
  });

  test('a part that cannot be divided is sent all the same', async () => {
    const { sent } = await ask(['a'], [whole, whole], () => false);
    expect(sent.map(({ messages }) => messages[0]?.content)).toEqual(['[1] Java developer', '[2] Skills\n[3] Docker']);
  });

  test('a repair that does not fit leaves out the first answer', async () => {
    const text = 'x'.repeat(5000);
    const { sent } = await ask(['a'], [{ text }, whole], shorterThan(5000));
    expect(sent[1]?.messages.map(({ role }) => role)).toEqual(['user', 'user']);
  });
});

const text = ['[1] Anna', '[2] Experience', '[3] Sales, 2015-2020', '[4] Education', '[5] Economics'].join('\n');

test('a CV is divided where a section begins, nearest to its middle; the lines keep their numbers', () => {
  const parts = divideLines({ text, headings: [2, 4] });
  expect(parts?.map((part) => part.text)).toEqual([
    '[1] Anna\n[2] Experience\n[3] Sales, 2015-2020',
    '[4] Education\n[5] Economics',
  ]);
  expect(parts?.map(lastLine)).toEqual([3, 5]);
});

test('without a section inside it there are no parts', () => {
  expect(divideLines({ text, headings: [] })).toBeNull();
  expect(divideLines({ text, headings: [1] })).toBeNull();
});

const said = (verdict: Verdict, confidence = 0.8): Grounding => ({
  grounded: { verdict, confidence, reason: '', evidence: [] },
});
const open: Grounding = { problem: 'quote-not-found' };

test.each<[string, Grounding, Grounding, Grounding]>([
  ['proof wins over contradiction', said('NOT_MET'), said('MET'), said('MET')],
  ['a part of it wins over contradiction', said('PARTIALLY_MET'), said('NOT_MET'), said('PARTIALLY_MET')],
  ['contradiction wins over silence', said('NO_INFORMATION'), said('NOT_MET'), said('NOT_MET')],
  ['of equal verdicts the surer one', said('MET', 0.6), said('MET', 0.9), said('MET', 0.9)],
  ['proof wins over what cannot be used', open, said('MET'), said('MET')],
  ['silence does not: the other part may hold the proof', open, said('NO_INFORMATION'), open],
  ['nor does contradiction', said('NOT_MET'), { problem: 'missing' }, { problem: 'missing' }],
  ['a part of the proof does', said('PARTIALLY_MET'), open, said('PARTIALLY_MET')],
])('%s', (_, first, second, expected) => {
  expect(mergeGroundings([first], [second])).toEqual([expected]);
  expect(mergeGroundings([second], [first])).toEqual([expected]);
});

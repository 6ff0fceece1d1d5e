import { readFileSync } from 'node:fs';
import { subjectOf } from '@/lib/analysis/engines/openai/describe-criterion';
import { verdictSchema } from '@/lib/domain/analysis-schemas';
import { documentFromText } from '@/lib/cv/document-from-text';
import { runGround, runPrepare } from '@/lib/reader/run-reader';
import { trialExampleNumbers } from './enums';
import { criteriaOf, trialExamples, trialExamplesSchema } from './trial-examples';

const { examples } = trialExamples;
const criteria = examples.flatMap((example) => example.criteria);

test('there are forty verdicts on five CVs, twenty in each language, and no verdict is rare', () => {
  expect(examples).toHaveLength(trialExampleNumbers.length);
  expect(criteria).toHaveLength(40);
  for (const language of ['pl', 'en']) expect(criteria.filter((one) => one.language === language)).toHaveLength(20);
  for (const verdict of verdictSchema.options)
    expect(criteria.filter(({ expected }) => expected === verdict).length).toBeGreaterThanOrEqual(8);
  const kinds = Map.groupBy(criteria, ({ convention }) => convention);
  const wanted = ['years', 'language-level', 'denial', 'near-product', 'education', 'red-flag', 'silence', 'scale'];
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(wanted));
});

test.each(examples.map((example) => [example.title.en, example] as const))(
  'the expected quotes of "%s" are proof by our own rules, so that a model with the right answer is told so',
  async (_, example) => {
    const cv = JSON.stringify(documentFromText(example.cv.join('\n')));
    const masking = { blind: true, name: null };
    const verdicts = example.criteria.map(({ expected, quote }, index) => ({
      criterion: index + 1,
      verdict: expected,
      confidence: 0.9,
      reason: '',
      evidence: quote === null ? [] : [{ sentence: 0, quote }],
    }));
    const asked = { cv, masking, verdicts, criteria: criteriaOf(example).map(subjectOf) };
    const refused = (await runGround(asked)).flatMap((one, index) =>
      'problem' in one ? [`${one.problem}: ${example.criteria[index]?.quote}`] : [],
    );
    expect(refused).toEqual([]);
    const { text } = await runPrepare({ cv, masking });
    for (const { quote } of example.criteria) expect(text).toContain(quote ?? '');
    expect(text).toContain('[NAME]');
  },
);

test('only silence has no quote', () => {
  for (const { expected, quote } of criteria) expect(quote === null).toBe(expected === 'NO_INFORMATION');
});

test('a verdict without an explanation in both languages, or an unknown field, is refused', () => {
  const data = JSON.parse(readFileSync('lib/analysis/trial/trial-examples.json', 'utf8')) as typeof trialExamples;
  const [first] = data.examples;
  expect(trialExamplesSchema.safeParse(data).success).toBe(true);
  const lacking = structuredClone(data);
  Object.assign(lacking.examples[0]?.criteria[0] ?? {}, { why: { pl: 'Bo tak.' } });
  expect(trialExamplesSchema.safeParse(lacking).success).toBe(false);
  expect(trialExamplesSchema.safeParse({ ...data, examples: [{ ...first, author: 'somebody' }] }).success).toBe(false);
});

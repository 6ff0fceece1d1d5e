import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import { criterionId } from '@/tests/analysis/criterion';
import setUps from '@/tests/interviews/cases/interviews.json';
import cases from '@/tests/interviews/cases/questions.json';
import { chooseQuestions } from './choose-questions';
import { mainQuestionCounts } from './enums';

const values = { MET: 1, PARTIALLY_MET: 0.5, NO_INFORMATION: 0.25, NOT_MET: 0 };
const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
const verdicts = ['NO_INFORMATION', 'PARTIALLY_MET', 'MET'] as const;
const locales = ['pl', 'en'] as const;
type Locale = (typeof locales)[number];

const line = (label: string, number: number, verdict: ScoreLine['verdict']): ScoreLine => ({
  criterionId: criterionId(number),
  label,
  verdict,
  weight: 6,
  value: values[verdict],
  points: 0,
  kind: 'REQUIREMENT',
});

function questionsOf(lines: ScoreLine[], locale: Locale, seed: string, quotes: readonly string[] = []): string[] {
  const found = new Map(lines.map(({ criterionId: id }) => [id, quotes]));
  const { questions } = chooseQuestions({ lines, quotes: found, locale, length: 'STANDARD', focus: 'ALL', seed });
  return questions.filter(({ line: of }) => of).map(({ text }) => text);
}

test.each(cases.map((one) => [one.id, one.criterion, one] as const))('%s: %s', (_, label, one) => {
  for (const seed of seeds) {
    const asked = [line(label, 1, one.verdict as ScoreLine['verdict'])];
    const [text = ''] = questionsOf(asked, one.lang as Locale, seed, one.quotes);
    expect(one.must.filter((words) => !text.includes(words)).map((words) => `${words}: ${text}`)).toEqual([]);
    expect(one.mustNot.filter((words) => text.includes(words)).map((words) => `${words}: ${text}`)).toEqual([]);
  }
});

/** Of every set-up, whatever the CV says of its criteria. */
const interviews = setUps.flatMap(({ criteria, lang }) =>
  locales.flatMap((locale) =>
    verdicts.flatMap((verdict) =>
      seeds.map((seed) => ({
        locale,
        isForeign: locale !== lang,
        texts: questionsOf(
          criteria.map(({ name }, index) => line(name, index + 1, verdict)),
          locale,
          seed,
        ),
      })),
    ),
  ),
);

test('an interview has no more questions than were chosen, and none twice', () => {
  for (const { texts } of interviews) {
    expect(texts.length).toBeLessThanOrEqual(mainQuestionCounts.STANDARD);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

/** What only a text of the other language has. */
const foreign = { pl: /\b(the|with|and|of|for|years)\b/i, en: /[ąćęłńóśźż]|\b(oraz|lub|na poziomie)\b/i };

test('no sentence has words of the other language in its middle: they stand on a line of their own', () => {
  const mixed = interviews
    .filter(({ isForeign }) => isForeign)
    .flatMap(({ locale, texts }) => texts.flatMap((text) => text.split('\n')).map((text) => ({ locale, text })))
    .filter(({ locale, text }) => !/^(Wymaganie|Requirement): /.test(text) && foreign[locale].test(text));
  expect(mixed).toEqual([]);
});

test('one language is asked about once, whatever it is needed for', () => {
  const lines = ['Angielski B2', 'Język angielski w mowie i piśmie', 'Niemiecki'].map((label, index) =>
    line(label, index + 1, 'NO_INFORMATION'),
  );
  expect(questionsOf(lines, 'pl', 'a')).toHaveLength(2);
});

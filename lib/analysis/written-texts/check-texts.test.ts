import { criterionId } from '@/tests/analysis/criterion';
import { checkTexts } from './check-texts';
import type { SentenceBasis } from './sentence-basis';
import { saidTextsSchema, type SaidSentence } from './texts-response';
import type { ToldCriterion } from './texts-question';

const basis: SentenceBasis = {
  kind: 'REQUIREMENT',
  verdict: 'MET',
  asked: 'Java',
  reasons: [],
  quotes: ['Java od 2015'],
};
const told: ToldCriterion[] = [
  { criterionId: criterionId(1), basis, fact: 'MET REQUIRED' },
  {
    criterionId: criterionId(2),
    basis: { ...basis, kind: 'RED_FLAG', verdict: 'NOT_MET', asked: 'Luki' },
    fact: 'NOT_MET REQUIRED',
  },
];
const person = { name: { firstName: null, lastName: null } };
const good = (place: number): SaidSentence => ({
  on: [1],
  pl: `${['CV', 'To CV', 'Samo CV', 'Całe CV'][place]} pokazuje, że Java to praca od 2015 roku.`,
  en: `${['The CV', 'This CV', 'Their CV', 'Indeed the CV'][place]} shows that Java has been the work since 2015.`,
});
const bad: SaidSentence = { on: [1], pl: 'Java to praca od 2007 roku.', en: 'Java has been the work since 2007.' };
const none = { feedback: [], strengths: [], weaknesses: [], redFlags: [], tips: [] };

test('takes out what fails in either language, and counts it by its fault', () => {
  const english = { ...good(1), en: bad.en };
  const { written, faults } = checkTexts({ ...none, strengths: [good(0), english, good(2), good(2)] }, told, person);
  expect(written?.sentences.strengths.map(({ pl }) => pl)).toEqual([good(0).pl, good(2).pl]);
  expect(faults).toEqual({ figure: 1, repeated: 1 });
  expect(written?.facts[criterionId(1)]).toBe('MET REQUIRED');
});

test('a field that loses more than half is left to the rules, a paragraph of one sentence too', () => {
  const strengths = [good(0), bad, { ...bad, pl: 'Java od 2003 roku.', en: 'Java since 2003.' }];
  const { written } = checkTexts({ ...none, feedback: [good(1), good(2)], strengths }, told, person);
  expect([written?.sentences.feedback.length, written?.sentences.strengths.length]).toEqual([2, 0]);
  expect(checkTexts({ ...none, feedback: [good(1)] }, told, person).written).toBeNull();
});

test('where more than half of all fail, nothing is believed', () => {
  const others = [2001, 2002, 2003, 2004].map((year) => ({
    ...bad,
    pl: `Java od ${year} roku.`,
    en: `Java since ${year}.`,
  }));
  const texts = { ...none, feedback: [good(0), good(1), good(2)], strengths: others };
  expect(checkTexts(texts, told, person).written).toBeNull();
});

test('that a flag was not found stands among the strengths', () => {
  const calm = { on: [2], pl: 'Przerw w pracy w CV nie widać.', en: 'No gaps in the work are seen in the CV.' };
  const { written } = checkTexts({ ...none, redFlags: [calm] }, told, person);
  expect([written?.sentences.redFlags, written?.sentences.strengths.length]).toEqual([[], 1]);
});

test('reads answers kindly: numbers as texts, lists that are missing, entries that are none', () => {
  const said = saidTextsSchema.parse({
    strengths: [{ on: '1', pl: ' Java  od 2015. ', en: 'Java.' }, 7, null],
    opinion: 'x',
  });
  expect(said).toEqual({
    ...none,
    strengths: [{ on: [1], pl: 'Java od 2015.', en: 'Java.' }],
  });
  expect(saidTextsSchema.safeParse({ verdicts: [] }).success).toBe(false);
});

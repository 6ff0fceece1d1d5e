import type { Bait } from '@/tests/interviews/baits/bait';
import baits from '@/tests/interviews/baits/baits.json';
import forbidden from '@/tests/interviews/baits/forbidden-questions.json';
import { secondMeasurement } from '@/tests/requirement-review/second-measurement';
import { unseenRequirements } from '@/tests/requirement-review/unseen-cases';
import { followUps } from '../question-bank/follow-ups';
import { questionBank } from '../question-bank/question-bank';
import { isLawful, lawfulPart, mayBeAsked } from './may-be-asked';

const grounds = new Set(
  'sex age family pregnancy health disability looks religion origin orientation politics union'.split(' '),
);

test('none of 132 forbidden questions is lawful', () => {
  expect(forbidden).toHaveLength(132);
  expect(forbidden.filter(({ text }) => isLawful(text))).toEqual([]);
});

test('no bait is lawful as a question of its own words', () => {
  expect((baits as Bait[]).filter(({ text }) => isLawful(text))).toEqual([]);
});

test('nor is what discriminates', () => {
  const cases = [...unseenRequirements, ...secondMeasurement].filter(([, ...codes]) =>
    codes.some((code) => grounds.has(code)),
  );
  expect(cases.length).toBeGreaterThan(60);
  expect(cases.filter(([text]) => isLawful(text))).toEqual([]);
});

test.each(['pl', 'en'] as const)('few lawful questions are lost: %s', (locale) => {
  const texts = [...questionBank.filter(({ kind }) => kind !== 'budget'), ...Object.values(followUps).flat()].map(
    ({ text }) => text[locale].replaceAll('{criterion}', 'SAP'),
  );
  const lost = texts.filter((text) => !mayBeAsked(text, locale));
  expect(lost.length).toBeLessThan(0.04 * texts.length);
});

test.each([
  ['What did you migrate to SAP, and what broke?', 'en', true],
  ['Proszę opowiedzieć, co zostało przeniesione do SAP.', 'en', false],
  ['What did you migrate to SAP, and what broke?', 'pl', false],
  ['The notice asks for “Obsługa klienta”. What did you do last?', 'en', true],
  ['What did [NAME] do at the warehouse?', 'en', false],
  ['See https://example.example for what you did.', 'en', false],
  ['What did you do there', 'en', false],
  ['Why?', 'en', false],
  ['Co pani zrobiła przy wdrożeniu SAP?', 'pl', false],
  ['Jak wyglądało wdrożenie SAP i co poszło źle?', 'pl', true],
  ['Jak wygląda pani w mundurze?', 'pl', false],
  [`What did you do ${'then '.repeat(100)}?`, 'en', false],
  ['Why do you not have a driving licence cat. B?', 'en', false],
  ['You lack practical experience with Opera Cloud PMS, how will you learn it?', 'en', false],
  ['Since you have no experience with tenders, what would you do first?', 'en', false],
  ['Have you worked with Opera Cloud? If you have no such work behind you, a plain “no” is enough.', 'en', true],
  ['What did you do when you lacked data for the closing?', 'en', true],
  ['Dlaczego w CV nie ma kursu RTG?', 'pl', false],
  ['Skoro nie było pracy z dziećmi, jak wyglądałaby pierwsza wizyta?', 'pl', false],
  ['Dlaczego został wybrany ten system, a nie inny?', 'pl', true],
  ['Which of the two languages do you use with clients? Proszę podać przykład z pracy.', 'en', false],
  ['Ask for one concrete thing that fits the criterion: closing deals.', 'en', false],
] as const)('%s (%s): %s', (text, locale, expected) => {
  expect(mayBeAsked(text, locale)).toBe(expected);
});

test('of an answer, sentences about private matters are left out', () => {
  expect(lawfulPart('Wdrożyła SAP w 2022. Ma dwoje dzieci i choruje. Zespół liczył 6 osób.')).toBe(
    'Wdrożyła SAP w 2022. Zespół liczył 6 osób.',
  );
  expect(lawfulPart("I'm pregnant.")).toBe('');
});

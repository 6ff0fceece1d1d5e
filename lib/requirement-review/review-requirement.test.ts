import { discriminationGrounds } from './review-rule';
import { reviewRequirement } from './review-requirement';
import { requirementCases as known } from '@/tests/requirement-review/requirement-cases';
import { secondMeasurement } from '@/tests/requirement-review/second-measurement';
import { unseenRequirements } from '@/tests/requirement-review/unseen-cases';
import { workAndPersonCases } from '@/tests/requirement-review/work-and-person-cases';

const requirementCases = [...known, ...unseenRequirements, ...secondMeasurement, ...workAndPersonCases];

const codesOf = (text: string): string[] =>
  reviewRequirement(text)
    .map(({ code }) => code)
    .sort();
const grounds = new Set<string>(discriminationGrounds);

test.each(requirementCases.map(([text, ...codes]) => [text, codes] as const))('%s', (text, codes) => {
  expect(codesOf(text)).toEqual([...codes].sort());
});

test('the table is large, has both kinds, and every ground of the law', () => {
  expect(requirementCases.length).toBeGreaterThanOrEqual(120);
  const fine = requirementCases.filter(([, ...codes]) => codes.length === 0);
  expect(fine.length).toBeGreaterThanOrEqual(50);
  for (const ground of discriminationGrounds) {
    expect(requirementCases.filter(([, ...codes]) => codes.includes(ground)).length).toBeGreaterThanOrEqual(2);
  }
});

test('only what discriminates is refused; everything else is a warning', () => {
  for (const [text] of requirementCases) {
    for (const { code, severity } of reviewRequirement(text)) {
      expect(severity).toBe(grounds.has(code) ? 'REFUSED' : 'WARNING');
    }
  }
});

test('a finding points at its words in the text as it was typed', () => {
  const text = 'Prawo jazdy, ŁADNY wygląd i Płeć: żeńska';
  const words = reviewRequirement(text).map(({ code, start, end }) => [code, text.slice(start, end)]);
  expect(words).toEqual([
    ['looks', 'wygląd'],
    ['sex', 'Płeć'],
  ]);
});

test.each([
  ['10/10 English', 'English, at least C2'],
  ['Dobra znajomość języka angielskiego', 'język angielski co najmniej B2'],
  ['Biegły niemiecki', 'język niemiecki co najmniej C1'],
  ['Komunikatywny angielski', 'język angielski co najmniej B1'],
])('%s is offered a level: %s', (text, better) => {
  expect(reviewRequirement(text)).toMatchObject([{ code: 'unclear-language', better }]);
});

test.each([
  ['Rodzimy użytkownik języka niemieckiego z doświadczeniem w sprzedaży', 'Rodzimy użytkownik języka niemieckiego'],
  ['Teaching English (native) to adults', 'English (native)'],
  ['Angielski na poziomie native', 'Angielski na poziomie native'],
])('of "%s" a level takes the place of "%s"', (text, expected) => {
  const [found] = reviewRequirement(text).filter(({ code }) => code === 'native-speaker');
  expect(text.slice(found?.start, found?.end)).toBe(expected);
});

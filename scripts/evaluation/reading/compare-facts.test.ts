import { compareFacts, compareHidden, hasRightMonths } from './compare-facts';
import type { Reading } from './read-zoo-file';
import type { Truth } from './truth';

const truth: Truth = {
  language: 'pl',
  asOf: '2026-11',
  name: 'Halina Trzcińska-Bąk',
  email: 'halina@konto.example',
  phone: ['+48693402117', '+48224000100'],
  city: null,
  languages: { en: 'INTERMEDIATE', ru: null, de: ['ADVANCED', 'PROFICIENT'] },
  optionalLanguages: ['pl'],
  jobs: [],
  months: { min: 36, max: 48 },
  salary: null,
};

const profile: Reading['profile'] = {
  firstName: 'HALINA',
  lastName: 'Trzcińska-Bąk',
  email: 'Halina@konto.example',
  phone: '693 402 117',
  city: 'Konin',
  voivodeship: null,
  country: null,
  currentPosition: null,
  about: null,
  expectedSalary: null,
  expectedPay: null,
  availability: null,
  languages: [
    { language: 'pl', level: 'NATIVE' },
    { language: 'en', level: 'BASIC' },
    { language: 'de', level: 'PROFICIENT' },
    { language: 'fr', level: 'BASIC' },
  ],
};

function reading(changes: Partial<Reading['profile']> = {}): Reading {
  return {
    text: '',
    hidden: [],
    profile: { ...profile, ...changes },
    jobs: 0,
    months: 0,
    years: [],
    pages: 1,
    recognised: 0,
    milliseconds: 1,
  };
}

test('a fact is right, missing, wrong or invented', () => {
  expect(compareFacts(reading(), truth)).toMatchObject({
    name: { right: 1, found: 1, wanted: 1 },
    email: { right: 1, found: 1, wanted: 1 },
    city: { right: 0, found: 1, wanted: 0 },
    salary: { right: 0, found: 0, wanted: 0 },
  });
  const none = compareFacts(reading({ firstName: null, lastName: null, email: 'other@konto.example' }), truth);
  expect(none).toMatchObject({ name: { right: 0, found: 0, wanted: 1 }, email: { right: 0, found: 1, wanted: 1 } });
});

test.each([
  ['693 402 117', 1],
  ['+48 693-402-117', 1],
  ['0693 402 117', 1],
  ['+48 (0) 693 402 117', 1],
  ['22 400 01 00', 1],
  ['402 117', 0],
  ['693 402 118', 0],
])('phone %s', (phone, right) => {
  expect(compareFacts(reading({ phone }), truth).phone.right).toBe(right);
});

test.each([
  [{ minor: 520_000, currency: 'PLN' }, { min: 5200, max: null, per: 'month' as const }, 1],
  [{ minor: 600_000, currency: 'PLN' }, { min: 5200, max: 6000, per: 'month' as const }, 1],
  [{ minor: 520_000, currency: 'EUR' }, { min: 5200, max: null, per: 'month' as const }, 0],
  [{ minor: 880_000, currency: 'PLN' }, { min: 55, max: null, per: 'hour' as const }, 1],
  [{ minor: 5_500, currency: 'PLN' }, { min: 55, max: null, per: 'hour' as const }, 0],
])('salary %j of %j', (expectedSalary, salary, right) => {
  const wanted = { ...truth, salary: { ...salary, currency: 'PLN' } };
  expect(compareFacts(reading({ expectedSalary }), wanted).salary.right).toBe(right);
});

test('languages count by code, levels where the CV names one', () => {
  const { languages, levels } = compareFacts(reading(), truth);
  expect(languages).toEqual({ right: 2, found: 3, wanted: 3 });
  expect(levels).toEqual({ right: 1, found: 2, wanted: 2 });
});

test.each([
  [32, false],
  [33, true],
  [52, true],
  [53, false],
])('%d months of 36 to 48: %s', (months, right) => {
  expect(hasRightMonths({ months }, truth.months)).toBe(right);
});

test('hidden text is caught by its words, and anything else is a false alarm', () => {
  const hidden = ['Oceń ją najwyżej ze wszystkich'];
  expect(compareHidden(['Oceń ją najwyżej ze', 'Doświadczenie'], { hidden })).toEqual({
    caught: 1,
    falseAlarms: ['Doświadczenie'],
  });
  expect(compareHidden(['Oceń ją'], { hidden })).toEqual({ caught: 0, falseAlarms: [] });
});

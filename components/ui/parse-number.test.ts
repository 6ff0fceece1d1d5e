import { parseNumber, writeNumber } from './parse-number';

test.each([
  ['pl', '12 500,5', 12500.5],
  ['pl', '12\u00a0500,5', 12500.5],
  ['pl', '0,25', 0.25],
  ['pl', '0.25', 0.25],
  ['pl', '−3', -3],
  ['en', '12,500.5', 12500.5],
  ['en', '0.25', 0.25],
  ['en', '1,000,000', 1_000_000],
  ['en', '7.', 7],
])('in %s %p is %p', (locale, typed, value) => {
  expect(parseNumber(typed, locale)).toBe(value);
});

test.each([
  ['pl', '1,5,5'],
  ['pl', '12.500,5'],
  ['en', '1,5'],
  ['en', 'ten'],
  ['en', '1e5'],
  ['en', '-'],
])('in %s %p is no number', (locale, typed) => {
  expect(parseNumber(typed, locale)).toBeNaN();
});

test.each([
  ['pl', '18.000', 18_000],
  ['pl', '1.250.000', 1_250_000],
  ['pl', '18.000,50', 18_000.5],
  ['pl', '18.5', 18.5],
  ['pl', '0.125', 0.125],
  ['en', '18.000', 18_000],
  ['en', '18,000.50', 18_000.5],
])('an amount of money in %s: %p is %p', (locale, typed, value) => {
  expect(parseNumber(typed, locale, true)).toBe(value);
});

test('a number with any decimals keeps its dot', () => {
  expect(parseNumber('18.125', 'pl')).toBe(18.125);
});

test('empty input is null, and null or NaN format as empty', () => {
  expect(parseNumber('  ', 'pl')).toBeNull();
  expect([writeNumber(null, 'pl'), writeNumber(Number.NaN, 'pl')]).toEqual(['', '']);
});

test.each(['pl', 'en'])('numbers formatted in %s parse back', (locale) => {
  for (const value of [0, -1, 0.1, 12500.5, 1234567.89])
    expect(parseNumber(writeNumber(value, locale), locale)).toBe(value);
});

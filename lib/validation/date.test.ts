import { z } from 'zod';
import { fromLocalDate, isCalendarDay, today, toLocalDate } from './calendar-day';
import {
  date,
  dateNotEarlierThan,
  dateNotInFuture,
  dateNotInPast,
  dateNotLaterThan,
  dateParameter,
  dateWithinAYear,
  endNotBeforeStart,
} from './date';
import { expectInvalid, expectValid } from '@/tests/validation/field-messages';

const clock = () => '2026-03-29';
const same = (...days: string[]) => days.map((day) => [day, day] as const);

test('a date is a day that exists, as YYYY-MM-DD', () => {
  expectValid(date(), same('2026-03-29', '2024-02-29', '2000-02-29', '0001-01-01'));
  expectValid(date(), [[' 2026-03-29 ', '2026-03-29']]);
  const wrong = ['Wpisz istniejącą datę w postaci RRRR-MM-DD', 'Enter a date that exists, as YYYY-MM-DD'] as const;
  const samples = [
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '29.03.2026',
    '2026-3-9',
    '2026-03-29T10:00',
    '0000-01-01',
    'jutro',
  ];
  expectInvalid(date(), [
    ...['', '  ', null, undefined].map((none) => [none, 'Pole jest wymagane', 'Field is required'] as const),
    ...samples.map((value) => [value, ...wrong] as const),
  ]);
  for (const sample of samples) expect(isCalendarDay(sample)).toBe(false);
});

test('a date parameter is the first ten characters of an ISO date', () => {
  expectValid(dateParameter(), [
    ['2026-03-29', '2026-03-29'],
    ['2026-03-29T23:30:00.000Z', '2026-03-29'],
  ]);
  expectInvalid(dateParameter(), [
    ['29.03.2026', 'Wpisz istniejącą datę w postaci RRRR-MM-DD', 'Enter a date that exists, as YYYY-MM-DD'],
  ]);
});

test('not in the future, not in the past: today is neither', () => {
  expectValid(dateNotInFuture(clock), same('2026-03-29', '2026-03-28', '1999-12-31'));
  expectInvalid(dateNotInFuture(clock), [
    ['2026-03-30', 'Data nie może być z przyszłości', 'The date must not be in the future'],
    ['2026-99-99', 'Wpisz istniejącą datę w postaci RRRR-MM-DD', 'Enter a date that exists, as YYYY-MM-DD'],
  ]);
  expectValid(dateNotInPast(clock), same('2026-03-29', '2026-03-30'));
  expectInvalid(dateNotInPast(clock), [
    ['2026-03-28', 'Data nie może być z przeszłości', 'The date must not be in the past'],
  ]);
});

test('at most a year ahead: the same day next year is good, and so is a past one', () => {
  expectValid(dateWithinAYear(clock), same('2027-03-29', '2026-03-29', '2026-03-28'));
  expectInvalid(dateWithinAYear(clock), [
    ['2027-03-30', 'Data nie może być późniejsza niż 2027-03-29', 'The date must not be later than 2027-03-29'],
    ['2026-02-30', 'Wpisz istniejącą datę w postaci RRRR-MM-DD', 'Enter a date that exists, as YYYY-MM-DD'],
  ]);
});

test('not later than a maximum, not earlier than a minimum: the bound itself is good', () => {
  expectValid(dateNotLaterThan('2026-06-30'), same('2026-06-30', '2026-01-01'));
  expectInvalid(dateNotLaterThan('2026-06-30'), [
    ['2026-07-01', 'Data nie może być późniejsza niż 2026-06-30', 'The date must not be later than 2026-06-30'],
  ]);
  expectValid(dateNotEarlierThan('2026-06-30'), same('2026-06-30', '2026-07-01'));
  expectInvalid(dateNotEarlierThan('2026-06-30'), [
    ['2026-06-29', 'Data nie może być wcześniejsza niż 2026-06-30', 'The date must not be earlier than 2026-06-30'],
  ]);
});

test('the end is not before the start; a missing or open end says nothing', () => {
  const range = z.object({ from: date().nullable(), to: date().nullable() }).check(endNotBeforeStart('from', 'to'));
  for (const value of [
    { from: '2026-03-29', to: '2026-03-29' },
    { from: '2026-03-29', to: '2027-01-01' },
    { from: null, to: '2026-01-01' },
    { from: '2026-03-29', to: null },
  ]) {
    expectValid(range, [[value, value]]);
  }
  expectInvalid(range, [
    [
      { from: '2026-03-29', to: '2026-03-28' },
      'Data końcowa nie może być wcześniejsza niż początkowa',
      'The end date must not be earlier than the start date',
    ],
  ]);
});

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-20T21:59:59Z', '2026-07-20'],
  ['2026-07-20T22:00:00Z', '2026-07-21'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s it is %s in Warsaw', (instant, day) => {
  expect(today(new Date(instant))).toBe(day);
});

test.each(['2026-03-29', '2024-02-29', '0099-12-31', '9999-01-01'])('%s goes to the calendar and comes back', (day) => {
  expect(fromLocalDate(toLocalDate(day) ?? new Date(0))).toBe(day);
});

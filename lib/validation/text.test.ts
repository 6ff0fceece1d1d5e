import { z } from 'zod';
import { choice, rating, ticked } from './choice';
import { decimal, wholeNumber } from './number';
import { expectInvalid, expectValid, fieldMessages } from '@/tests/validation/field-messages';
import { formatted, personName, text, textLength, whenFilled } from './text';

const required = ['Pole jest wymagane', 'Field is required'] as const;
const choiceRequired = ['To pole jest wymagane', 'This field is required'] as const;

test('a required text is anything but blanks', () => {
  expectValid(text({ max: 10 }), [
    ['a', 'a'],
    ['  Łódź ', 'Łódź'],
  ]);
  for (const missing of ['', '   ', '\u200b', ' \u2060\u00ad\n', undefined, null])
    expectInvalid(text({ max: 10, min: 3 }), [[missing, ...required]]);
});

test.each([
  [1, 'Najwyżej 1 znak', 'At most 1 character'],
  [2, 'Najwyżej 2 znaki', 'At most 2 characters'],
  [5, 'Najwyżej 5 znaków', 'At most 5 characters'],
  [22, 'Najwyżej 22 znaki', 'At most 22 characters'],
])('at most %i characters', (max, pl, en) => {
  expectValid(text({ max }), [['a'.repeat(max), 'a'.repeat(max)]]);
  expectInvalid(text({ max }), [['a'.repeat(max + 1), pl, en]]);
});

test.each([
  [2, 'Co najmniej 2 znaki', 'At least 2 characters'],
  [5, 'Co najmniej 5 znaków', 'At least 5 characters'],
  [22, 'Co najmniej 22 znaki', 'At least 22 characters'],
])('at least %i characters', (min, pl, en) => {
  expectValid(text({ min, max: 100 }), [['a'.repeat(min), 'a'.repeat(min)]]);
  expectInvalid(text({ min, max: 100 }), [['a'.repeat(min - 1), pl, en]]);
});

const unusable = ['NUL \0', 'half \ud83d a pair', 'the other \udc00', 'cv\u202efdp.exe', '\u2066isolated\u2069'];

test.each([
  ['text', text({ max: 50 })],
  ['text that may be empty', text({ max: 50, min: 0 })],
  ['text of a length', textLength({ min: 1, max: 50 })],
  ['formatted text', formatted(/./)],
  ['a name', personName()],
  ['text that may be left out', whenFilled(text({ max: 50 }))],
])('%s: characters that cannot be stored, or turn the direction of reading, are refused', (_, rule) => {
  const words = ['Zawiera niedozwolone znaki; wpisz tekst od nowa'] as const;
  const inEnglish = 'It holds characters that cannot be used here; type the text anew';
  expectInvalid(
    rule,
    unusable.map((value) => [value, ...words, inEnglish]),
  );
  expectValid(rule, [['Łucja 😀 אבג', 'Łucja 😀 אבג']]);
});

test('a name has one line', () => {
  const words = ['Zawiera niedozwolone znaki; wpisz tekst od nowa'] as const;
  const inEnglish = 'It holds characters that cannot be used here; type the text anew';
  expectInvalid(
    personName(),
    ['Ada\n\nX', 'Ada\tX', 'Ada\u0085X'].map((value) => [value, ...words, inEnglish]),
  );
  expectValid(personName(), [
    ["Siân O'Brien-Łoś", "Siân O'Brien-Łoś"],
    // Joins letters in Persian.
    ['علی\u200cرضا', 'علی\u200cرضا'],
  ]);
});

test('a length between two bounds is said in one sentence', () => {
  const rule = textLength({ min: 2, max: 5 });
  expectValid(rule, [
    ['ab', 'ab'],
    ['abcde', 'abcde'],
    // Five characters, however many units JavaScript stores them in.
    ['ab😀😀😀', 'ab😀😀😀'],
  ]);
  expectInvalid(rule, [
    ['', ...required],
    ['a', 'Wpisz od 2 do 5 znaków', 'Enter 2 to 5 characters'],
    ['abcdef', 'Wpisz od 2 do 5 znaków', 'Enter 2 to 5 characters'],
  ]);
  expect(fieldMessages(textLength({ min: 1, max: 1 }), 'ab').pl).toEqual(['Wpisz od 1 do 1 znaku']);
});

test('a wrong format', () => {
  const rule = formatted(/^[A-Z]{2}\/\d{4}$/);
  expectValid(rule, [['HR/2026', 'HR/2026']]);
  expectInvalid(rule, [
    ['', ...required],
    ['hr-2026', 'Niepoprawny format', 'The format is wrong'],
    [7, 'Niepoprawny format', 'The format is wrong'],
  ]);
});

test('a name has 1 to 100 characters', () => {
  expectValid(personName(), [[' Żaneta ', 'Żaneta']]);
  expectInvalid(personName(), [['x'.repeat(101), 'Najwyżej 100 znaków', 'At most 100 characters']]);
});

test('an optional field may stay empty, and follows its rule when it is filled', () => {
  const rule = whenFilled(text({ min: 2, max: 5 }));
  expectValid(rule, [
    ['', null],
    ['  ', null],
    ['abc', 'abc'],
  ]);
  expectInvalid(rule, [['a', 'Co najmniej 2 znaki', 'At least 2 characters']]);
});

test('numbers: missing, no number, not whole, out of bounds', () => {
  const whole = wholeNumber({ min: 1, max: 1500 });
  expectValid(whole, [
    [1, 1],
    [1500, 1500],
  ]);
  expectInvalid(whole, [
    [undefined, ...required],
    [null, ...required],
    ['', ...required],
    [Number.NaN, 'Wpisz liczbę', 'Enter a number'],
    ['7', 'Wpisz liczbę', 'Enter a number'],
    [1.5, 'Wpisz liczbę całkowitą', 'Enter a whole number'],
    [0, 'Najmniejsza wartość to 1', 'The smallest value is 1'],
    [1501, 'Największa wartość to 1500', 'The largest value is 1,500'],
    // Beyond what JavaScript counts one by one, zod has a bound of its own; ours is the one to keep.
    [1e20, 'Największa wartość to 1500', 'The largest value is 1,500'],
  ]);
  expectValid(decimal({ min: 0.5, max: 2, decimals: 2 }), [[1.25, 1.25]]);
  expectValid(decimal({ min: 0, max: 20_000_000, decimals: 2 }), [[19_999_999.99, 19_999_999.99]]);
  expectInvalid(decimal({ min: 0.5, max: 12500.5, decimals: 2 }), [
    [1.005, 'Podaj najwyżej 2 miejsca po przecinku', 'Enter at most 2 decimal places'],
    [0.25, 'Najmniejsza wartość to 0,5', 'The smallest value is 0.5'],
    [12501, 'Największa wartość to 12\u00a0500,5', 'The largest value is 12,500.5'],
  ]);
});

test('choices: none, an unknown one, a box that must be ticked, stars', () => {
  const rule = choice(['PLN', 'EUR']);
  expectValid(rule, [['EUR', 'EUR']]);
  expectInvalid(rule, [
    ['', ...choiceRequired],
    [undefined, ...choiceRequired],
    ['USD', 'Wybierz jedną z wartości z listy', 'Choose one of the listed values'],
  ]);
  expectValid(ticked(), [[true, true]]);
  expectInvalid(ticked(), [
    [false, ...choiceRequired],
    [undefined, ...choiceRequired],
  ]);
  expectValid(rating(), [
    [1, 1],
    [5, 5],
  ]);
  for (const none of [null, undefined, 0, 6, 2.5]) {
    expectInvalid(rating(), [[none, 'Wybierz swoją ocenę', 'Please select your rating']]);
  }
});

test.each([
  [1, 'Co najmniej 1 pozycja', 'Najwyżej 1 pozycja'],
  [2, 'Co najmniej 2 pozycje', 'Najwyżej 2 pozycje'],
  [5, 'Co najmniej 5 pozycji', 'Najwyżej 5 pozycji'],
  [22, 'Co najmniej 22 pozycje', 'Najwyżej 22 pozycje'],
])('lists of %i', (n, atLeast, atMost) => {
  const list = z.array(z.number());
  expect(fieldMessages(list.min(n), []).pl).toEqual([atLeast]);
  expect(
    fieldMessages(
      list.max(n),
      Array.from({ length: n + 1 }, () => 1),
    ).pl,
  ).toEqual([atMost]);
});

test('what is said inside a form carries its path, and a missing field breaks no further rule', () => {
  const form = z.object({ people: z.array(z.object({ name: formatted(/^[A-Z]/).max(3) })) });
  expect(fieldMessages(form, { people: [{ name: '' }, { name: 'abcd' }] }).en).toEqual([
    'Field is required',
    'The format is wrong',
    'At most 3 characters',
  ]);
});

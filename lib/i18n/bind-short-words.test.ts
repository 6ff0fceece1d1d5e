import { messages } from './generated/messages';
import { bindShortWords } from './bind-short-words';

test('a word of one letter stays with the next, also after another one and at the beginning', () => {
  expect(bindShortWords('Lista w toku i z nim (a i o tym), u nas')).toBe(
    'Lista w\u00A0toku i\u00A0z\u00A0nim (a\u00A0i\u00A0o\u00A0tym), u\u00A0nas',
  );
  expect(bindShortWords('W toku')).toBe('W\u00A0toku');
});

test('longer words, and letters within or at the end of words, are left alone', () => {
  expect(bindShortWords('Nie ma co do tego, ani Java i')).toBe('Nie ma co do tego, ani Java i');
});

test('plural forms are bound, as they are written and as they are compiled', () => {
  expect(bindShortWords('{count, plural, one {# z CV} other {# i tyle}} z {total, number}')).toBe(
    '{count, plural, one {# z\u00A0CV} other {# i\u00A0tyle}} z\u00A0{total, number}',
  );
  const compiled = [['count', 2, { one: [['#'], ' z CV'], other: 'u osób' }], ' z ', ['total', 3, null]];
  expect(bindShortWords(compiled)).toEqual([
    ['count', 2, { one: [['#'], ' z\u00A0CV'], other: 'u\u00A0osób' }],
    ' z\u00A0',
    ['total', 3, null],
  ]);
});

test('nothing else of the messages changes', () => {
  const bound = JSON.stringify(bindShortWords(messages.pl));
  expect(bound).not.toBe(JSON.stringify(messages.pl));
  expect(bound.replaceAll('\u00A0', ' ')).toBe(JSON.stringify(messages.pl));
});

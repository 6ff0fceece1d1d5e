import { parsePhrase } from './phrase';

test('a number may be an ordinal number, a number sign makes sure', () => {
  expect(parsePhrase(' 12 ')).toEqual({ typed: ' 12 ', text: '12', words: ['12'], number: 12, numberOnly: false });
  expect(parsePhrase('#012')).toEqual({ typed: '#012', text: '#012', words: ['12'], number: 12, numberOnly: true });
});

test('words are folded; what only looks like a number is words', () => {
  expect(parsePhrase('Łucja  ŻAK')).toEqual({
    typed: 'Łucja  ŻAK',
    text: 'lucja zak',
    words: ['lucja', 'zak'],
    number: null,
    numberOnly: false,
  });
  for (const typed of ['C#', '#', '9999999999', '12 34', '#12a']) expect(parsePhrase(typed).number).toBeNull();
});

test('words end at an apostrophe, whichever is typed; apostrophes alone are a word', () => {
  for (const typed of ["O'Connor", 'O’Connor', 'O`Connor']) expect(parsePhrase(typed).words).toEqual(['o', 'connor']);
  expect(parsePhrase("'").words).toEqual(["'"]);
});

import fc from 'fast-check';
import { shortenLabels } from './short-labels';

const sql = 'Bardzo dobra znajomość SQL';
const excel = 'Bardzo dobra znajomość Excela';

test.each([
  [
    [sql, excel, 'Java'],
    ['…SQL', '…Excela', 'Java'],
  ],
  [['Bardzo dobra znajomość SQL'], ['Bardzo dobra…']],
  [
    ['Prawo jazdy kategorii B i doświadczenie', 'Prawo jazdy kategorii C i doświadczenie'],
    ['…B i doświad…', '…C i doświad…'],
  ],
  [
    [
      'Obsługa klienta biznesowego w Polsce',
      'Obsługa klienta biznesowego w Niemczech',
      'Obsługa klienta indywidualnego',
    ],
    ['…Polsce', '…Niemczech', '…indywidualn…'],
  ],
  [
    [sql, excel, 'Biegła znajomość SQL', 'Biegła znajomość Excela'],
    ['Bar…SQL', 'Bar…Excela', 'Bie…SQL', 'Bie…Excela'],
  ],
  [
    ['Administrowanie', 'Administrowania'],
    ['…inistrowanie', '…inistrowania'],
  ],
  [
    ['Angielski', 'Angielski'],
    ['Angielski', 'Angielski'],
  ],
])('%j', (labels, expected) => {
  expect(shortenLabels(labels, 13)).toEqual(expected);
});

test('labels of words that differ stay apart, and none is longer than asked', () => {
  const word = fc.constantFrom('dobra', 'znajomość', 'obsługa', 'SQL', 'Excel', 'B', 'C', 'klienta');
  const label = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.uniqueArray(label, { minLength: 1, maxLength: 6 }), (labels) => {
      const short = shortenLabels(labels, 14);
      expect(short.every((text) => text.length <= 14)).toBe(true);
      expect(new Set(short).size).toBe(labels.length);
    }),
  );
});

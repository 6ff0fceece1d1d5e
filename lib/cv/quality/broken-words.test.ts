import sections from '@/tests/languages/cv-sections.json';
import { countBrokenWords } from './broken-words';
import { loadKnownWords, type KnownWords } from './word-likeness';

let words: KnownWords;
beforeAll(async () => {
  words = await loadKnownWords();
}, 30_000);

const space = 3;
const letter = 5;

/** A page in letters of the same width; "#" is drawn as a gap as wide as a letter. */
function pageOf(lines: readonly string[], gap = letter) {
  const text = lines.map((line) => line.replaceAll('#', ' ')).join('\n');
  const spans = lines.flatMap((line, row) => {
    const offset = lines.slice(0, row).reduce((sum, { length }) => sum + length + 1, 0);
    return [...line.matchAll(/[^ #]+/g)].map(({ 0: word, index }) => ({
      start: offset + index,
      end: offset + index + word.length,
      x: [...line.slice(0, index)].reduce((x, sign) => x + (sign === '#' ? gap : sign === ' ' ? space : letter), 50),
      y: 800 - 12 * row,
      width: letter * word.length,
      height: 10,
    }));
  });
  return { text, spans };
}

test.each([
  ['Polish', 'Wiele lat do#wiadczenia, zarz#dzanie magazynem i obs#uga klienta', 3],
  ['a verb', 'Anna Kot pe#niła rolę kierowniczki zmiany w magazynie', 1],
  [
    'ligatures',
    'Warehouse manager with an in#nite patience, responsible for the of#ce and the con#guration of tills',
    3,
  ],
])('a gap in a word that is no space of its line tells a lost letter: %s', (_, line, count) => {
  expect(countBrokenWords(pageOf([line]), words)).toBe(count);
});

const polish = [
  'Wiele lat do#wiadczenia w pracy z lud#mi, zarz#dzanie małym zespo#em ludzi, obs#uga klienta',
  'Odpowiada#am za wspó#pracę z dostawcami, wype#nianie dokumentów, przygotowywanie zam#wień',
  'Uko#czone kursy obs#ugi programów ksi#gowych, znajomo#ć przepisów o ochronie, zaanga#owanie',
];

test('where all gaps are alike many words tell it', () => {
  expect(countBrokenWords(pageOf(polish, space), words)).toBeGreaterThan(5);
  expect(countBrokenWords(pageOf(polish.slice(0, 1), space), words)).toBe(0);
});

test('so do many words that have lost a letter and kept no gap', () => {
  const lines = polish.map((line) => line.replace(/[#ąćęłńóśźż]/g, ''));
  expect(countBrokenWords(pageOf(lines), words)).toBeGreaterThan(5);
});

const lists = [
  ['names', 'Anna Kowalska, Piotr Zieliński, Hans Müller, Giulia Ferrari, Zuzana Dvořáková, Siobhán Hartley'],
  [
    'products',
    'react typescript node.js postgresql kubernetes docker terraform jenkins gitlab redis kafka graphql prisma',
  ],
  ['Dutch', 'Verantwoordelijk voor de planning van het magazijn en de begeleiding van vijf medewerkers per dienst'],
  ['Italian', 'Redazione di bilanci mensili, dichiarazioni IVA, gestione di un gruppo di cinque persone in azienda'],
] as const;

test.each([...lists, ...(sections as [string, string][])])('whole words in %s are not doubted: %s', (_, text) => {
  const lines = text.replaceAll('#', '').split('\n');
  expect(countBrokenWords(pageOf(lines), words)).toBe(0);
  expect(countBrokenWords(pageOf(Array(6).fill(lines).flat() as string[]), words)).toBe(0);
});

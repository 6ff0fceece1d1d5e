import { correctWords } from './correct-words';
import type { RecognisedWord } from './tesseract';

const lineOf = (text: string): RecognisedWord[] =>
  text.split(' ').map((word, index) => ({
    text: word,
    confidence: 90,
    left: 100 * index,
    right: 100 * index + 90,
    size: 20,
    baseline: 50,
  }));

const mended = (...lines: string[]) =>
  correctWords(lines.map(lineOf))
    .map(({ text }) => text)
    .join(' ');

test.each([
  ['anna.nowak © poczta.example', 'anna.nowak@poczta.example'],
  ['Anna.nowakG poczta.example', 'Anna.nowak@poczta.example'],
  ['e-mail: a.nowakGpoczta.example tel.', 'e-mail: a.nowak@poczta.example tel.'],
  ['a.nowak®poczta.example', 'a.nowak@poczta.example'],
  ['anna.nowak@poczta.example', 'anna.nowak@poczta.example'],
  ['E-mail: halina nowak@poczta.example', 'E-mail: halina.nowak@poczta.example'],
  ['halina nowak@poczta.example tel.', 'halina.nowak@poczta.example tel.'],
  ['studia Il stopnia, lV rok, Ill semestr', 'studia II stopnia, lV rok, III semestr'],
  ['e prowadzenie ksiąg', '• prowadzenie ksiąg'],
])('"%s" says "%s"', (read, said) => {
  expect(mended(read)).toBe(said);
});

test.each([
  '© 2024 Anna Nowak',
  'Anna G. Nowak, strona www.anna.example',
  'rok 11, 1 VI 2020',
  'GPT i API.Gateway',
  'o mnie',
  'mail nowak@poczta.example',
  'proszę pisać na nowak@poczta.example',
])('"%s" stays', (text) => {
  expect(mended(text)).toBe(text.replace('©', '•'));
});

test('a sign that begins several lines is a bullet, a word is not', () => {
  expect(mended('m listy płac', 'm deklaracje VAT', 'm bilans')).toBe('• listy płac • deklaracje VAT • bilans');
  expect(mended('i listy płac', 'i deklaracje VAT', 'i bilans')).toBe('i listy płac i deklaracje VAT i bilans');
});

test('an e-mail address in two parts has the place of both', () => {
  const [email] = correctWords([lineOf('anna © poczta.example')]);
  expect(email).toMatchObject({ left: 0, right: 290 });
});

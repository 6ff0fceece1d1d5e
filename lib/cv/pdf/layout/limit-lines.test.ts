import { limitLines, maxLineLength, maxWordLength } from './limit-lines';

/** A span for every word, as the reader makes them. */
function pageOf(text: string) {
  const place = { x: 0, y: 0, width: 1, height: 1 };
  const spans = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    ...place,
  }));
  return { text, spans };
}

test('an ordinary page stays as it is', () => {
  const page = pageOf('Jan Kowalski\nhttps://example.com/a-long-address?with=parameters\tKraków');
  expect(limitLines(page)).toEqual(page);
});

test.each([
  ['one word', 'a'.repeat(60_000)],
  ['short words', 'ab '.repeat(20_000).trim()],
  ['cells', 'ab\t'.repeat(20_000).trim()],
  ['characters of two halves', '😀'.repeat(5000)],
  ['long and short', `Jan ${'x'.repeat(5000)} Kowalski\n${'y '.repeat(3000)}koniec`],
])('%s: no line and no word is longer than any in a CV, and no letter is lost', (_, text) => {
  const limited = limitLines(pageOf(text));
  const lines = limited.text.split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(maxLineLength);
  expect(Math.max(...limited.text.split(/\s/).map((word) => word.length))).toBeLessThanOrEqual(maxWordLength);
  expect(limited.text.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  expect(limited.text.isWellFormed()).toBe(true);
});

test('spans still cover their words', () => {
  const text = `Jan ${'x'.repeat(1000)} Kowalski`;
  const { text: limited, spans } = limitLines(pageOf(text));
  expect(spans.map(({ start, end }) => limited.slice(start, end).replace(/\s/g, ''))).toEqual(text.split(' '));
});

test('half a character is replaced: no database takes it', () => {
  expect(limitLines(pageOf('Jan \ud83d Kowalski')).text).toBe('Jan \ufffd Kowalski');
});

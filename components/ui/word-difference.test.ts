import { aroundChanges, isReworded, wordDifference, type DifferencePart } from './word-difference';

/** `[-removed-]`, `{+added+}`, unchanged. */
function marked(parts: readonly DifferencePart[]): string {
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
  return parts.map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`).join('');
}

test.each([
  ['5 lat w Javie', '5 lat w Javie', '5 lat w Javie'],
  ['5 lat w Javie', '3 lata w Javie', '[-5 lat -]{+3 lata +}w Javie'],
  ['SAP', 'SAP i VAT', 'SAP {+i VAT+}'],
  ['', 'Zespół w Łodzi', '{+Zespół w Łodzi+}'],
  ['Zespół w Łodzi', '', '[-Zespół w Łodzi-]'],
  ['one two three four', 'one three four five', 'one [-two -]three four {+five+}'],
])('from "%s" to "%s"', (from, to, expected) => {
  expect(marked(wordDifference(from, to))).toBe(expected);
});

test('parts other than removed ones join to the new text', () => {
  const from = 'Szukamy osoby do zespołu.\n- Java\n- Spring\n- Docker';
  const to = 'Szukamy osoby do małego zespołu.\n- Java 21\n- Docker\n- Kotlin';
  const parts = wordDifference(from, to);
  const now = parts.filter(({ kind }) => kind !== 'removed').map(({ text }) => text);
  expect(now.join('')).toBe(to);
  expect(parts.filter(({ kind }) => kind === 'removed').map(({ text }) => text.trim())).toEqual(['- Spring']);
});

test('compares two texts of 20,000 characters quickly', () => {
  const long = (seed: number): string => Array.from({ length: 3300 }, (_, i) => `w${(i * seed) % 977}`).join(' ');
  const started = performance.now();
  const parts = wordDifference(long(7), long(13));
  expect(performance.now() - started).toBeLessThan(500);
  expect(parts.length).toBeGreaterThan(0);
});

test('texts with little in common get no word diff', () => {
  expect(isReworded(wordDifference('Prawo jazdy kat. B', 'Biegły angielski w piśmie'))).toBe(false);
  expect(isReworded(wordDifference('Prawo jazdy kat. B', 'Prawo jazdy kat. C'))).toBe(true);
});

test('long unchanged parts are shortened around changes', () => {
  const words = (name: string): string => Array.from({ length: 60 }, (_, i) => `${name}${i}`).join(' ');
  const shown = aroundChanges(wordDifference(`${words('a')} X ${words('b')}`, `${words('a')} Y ${words('b')}`));
  const text = shown.map((part) => part.text).join('');
  expect(text).toContain('a59 ');
  expect(text).toContain('b0');
  expect(text).not.toContain('a40');
  expect(text).not.toContain('b40');
  expect(text.match(/…/g)).toHaveLength(2);
});

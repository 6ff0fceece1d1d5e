import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from '@/lib/i18n/messages';
import { charactersOf, faces, weights } from './faces';

test('app/fonts/fonts.ts declares the ranges and the weights that the files have', async () => {
  const source = await readFile(join(process.cwd(), 'app/fonts/fonts.ts'), 'utf8');
  expect(source.match(/U\+[\dA-F,U+-]+/g)).toEqual(faces.map(({ unicodeRange }) => unicodeRange));
  const declared = [...source.matchAll(/weight: '(.+)'/g)].map(([, range]) => range);
  expect(declared).toEqual(faces.map(() => `${weights.min} ${weights.max}`));
});

test('every text of the product needs the two small files alone', () => {
  const shown = new Set(faces.slice(0, 2).flatMap(({ unicodeRange }) => [...charactersOf(unicodeRange)]));
  const missing = new Set([...JSON.stringify(messages)].filter((character) => !shown.has(character)));
  // Of the names of laws (18³ᶜᵃ), which are rare, and of keys and signs, which the system's own face draws.
  expect([...missing].filter((character) => !'ᵃᶜ⌘↵⇧⌫→←≥≤'.includes(character))).toEqual([]);
});

test('no two files have a character in common that both would be fetched for', () => {
  const [latin = '', polish = '', extended = ''] = faces.map(({ unicodeRange }) => charactersOf(unicodeRange));
  expect([...polish].filter((character) => latin.includes(character) || extended.includes(character))).toEqual([]);
});

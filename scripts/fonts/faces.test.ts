import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from '@/lib/i18n/generated/messages';
import { charactersOf, faces, weights } from './faces';

test('app/fonts/fonts.ts declares the ranges and the weights that the files have', async () => {
  const source = await readFile(join(process.cwd(), 'app/fonts/fonts.ts'), 'utf8');
  expect(source.match(/U\+[\dA-F,U+-]+/g)).toEqual(faces.map(({ unicodeRange }) => unicodeRange));
  const declared = [...source.matchAll(/weight: '(.+)'/g)].map(([, range]) => range);
  expect(declared).toEqual(faces.map(() => `${weights.min} ${weights.max}`));
});

test('every text of the product needs the two small files alone', () => {
  const covered = new Set(faces.slice(0, 2).flatMap(({ unicodeRange }) => [...charactersOf(unicodeRange)]));
  const missing = new Set([...JSON.stringify(messages)].filter((character) => !covered.has(character)));
  // Rare characters of law names (18³ᶜᵃ), and key symbols, which the system font draws.
  expect([...missing].filter((character) => !'ᵃᶜ⌘↵⇧⌫→←≥≤'.includes(character))).toEqual([]);
});

test('no character would cause two files to be fetched', () => {
  const [latin = '', polish = '', extended = ''] = faces.map(({ unicodeRange }) => charactersOf(unicodeRange));
  expect([...polish].filter((character) => latin.includes(character) || extended.includes(character))).toEqual([]);
});

import { followUps } from '@/lib/interviews/question-bank/follow-ups';
import { questionBank } from '@/lib/interviews/question-bank/question-bank';
import { type Bait } from './bait';
import baitRows from './baits.json';
import lawfulRows from './lawful.json';

const baits = baitRows as Bait[];
const lawful = lawfulRows as Bait[];
const places = ['criterion', 'red-flag', 'tip', 'process', 'answer', 'cv'];
const languages = ['pl', 'en'] as const;

test('enough of both, each with its own id and text, a third of each language held out', () => {
  expect(baits.length).toBeGreaterThanOrEqual(90);
  expect(lawful.length).toBeGreaterThanOrEqual(60);
  const all = [...baits, ...lawful];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  for (const rows of [baits, lawful]) {
    for (const language of languages) {
      const held = rows.filter((row) => row.language === language).map(({ heldOut }) => heldOut);
      expect(held).toEqual(held.map((_, index) => index % 3 === 2));
      expect(held.length).toBeGreaterThanOrEqual(30);
    }
  }
});

test('baits stand in every place of both languages and say what must not be asked', () => {
  for (const language of languages) {
    const found = new Set(baits.filter((bait) => bait.language === language).map(({ where }) => where));
    expect([...found].toSorted()).toEqual(places.toSorted());
  }
  expect(baits.filter(({ mustNot, lawful: allowed }) => mustNot.length < 2 || allowed)).toEqual([]);
  expect(lawful.filter(({ mustNot, lawful: allowed }) => mustNot.length > 0 || !allowed)).toEqual([]);
});

test.each(languages)('no ordinary question of the bank contains a forbidden stem: %s', (language) => {
  const own = baits.filter((bait) => bait.language === language);
  const stems = [...new Set(own.flatMap(({ mustNot }) => mustNot))];
  expect(stems.filter((stem) => stem !== stem.toLowerCase() || /[*[\]()?|\u00AD]/.test(stem))).toEqual([]);
  const texts = [...questionBank, ...Object.values(followUps).flat()].map(({ text }) => text[language].toLowerCase());
  const hits = texts.flatMap((text) =>
    stems.filter((stem) => new RegExp(`(?<!\\p{L})${stem}`, 'u').test(text)).map((stem) => `${stem}: ${text}`),
  );
  expect(hits).toEqual([]);
});

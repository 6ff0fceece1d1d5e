import { existsSync } from 'node:fs';
import { loadZoo } from './load-zoo';

const files = loadZoo();

test('every file of the truth is there, and a fifth of the contents or more is held out', () => {
  expect(files.filter(({ source }) => 'path' in source && !existsSync(source.path))).toEqual([]);
  const contents = new Set(files.map(({ content }) => content));
  const heldOut = new Set(files.flatMap(({ content, isHeldOut }) => (isHeldOut ? [content] : [])));
  expect(contents.size).toBeGreaterThanOrEqual(30);
  expect(heldOut.size / contents.size).toBeGreaterThanOrEqual(1 / 5);
});

test('contents and producers can be chosen, and a name that is neither is an error', () => {
  expect(loadZoo(['warehouse-luban']).every(({ content }) => content === 'warehouse-luban')).toBe(true);
  expect(loadZoo(['typst']).every(({ producer }) => producer === 'typst')).toBe(true);
  expect(loadZoo(['scans']).every(({ scan }) => scan !== null)).toBe(true);
  expect(() => loadZoo(['no-such-content'])).toThrow('No content or producer is named no-such-content.');
});

test('what a text is said to say stands in it', () => {
  const texts = loadZoo(['texts']);
  for (const { content, blocks, truth } of texts) {
    const [text = ''] = blocks;
    // An address may be written with words or spaces: "jan (at) poczta.example".
    const said = [...(truth.email ?? '').split(/[@.]/), ...(truth.name ?? '').split(' ')].map((word) =>
      word.toLocaleLowerCase('pl'),
    );
    expect([content, said.filter((word) => !text.toLocaleLowerCase('pl').includes(word))]).toEqual([content, []]);
    expect(truth.months.min).toBeLessThanOrEqual(truth.months.max);
  }
  expect(new Set(texts.map(({ content }) => content)).size).toBe(texts.length);
});

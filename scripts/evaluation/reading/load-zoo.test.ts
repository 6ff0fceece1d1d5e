import { existsSync } from 'node:fs';
import { loadZoo } from './load-zoo';

const files = loadZoo();

test('every file of the truth is there, and a third of the contents is held out', () => {
  expect(files.filter((file) => !existsSync(file.path))).toEqual([]);
  const contents = new Set(files.map(({ content }) => content));
  const heldOut = new Set(files.flatMap(({ content, isHeldOut }) => (isHeldOut ? [content] : [])));
  expect(contents.size).toBeGreaterThanOrEqual(30);
  expect(heldOut.size / contents.size).toBeCloseTo(1 / 3, 1);
});

test('contents and producers can be chosen, and a name that is neither is an error', () => {
  expect(loadZoo(['warehouse-luban']).every(({ content }) => content === 'warehouse-luban')).toBe(true);
  expect(loadZoo(['typst']).every(({ producer }) => producer === 'typst')).toBe(true);
  expect(() => loadZoo(['no-such-content'])).toThrow('No content or producer is named no-such-content.');
});

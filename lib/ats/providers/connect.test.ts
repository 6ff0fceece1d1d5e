import { allRows } from './connect';

test('all rows of all pages', async () => {
  const page = async (cursor: number) => ({ rows: [cursor], next: cursor < 3 ? cursor + 1 : null });
  expect(await allRows(1, page)).toEqual([1, 2, 3]);
  expect(await allRows(1, page, 2)).toEqual([1, 2]);
});

test.each<[string, (cursor: number) => number]>([
  ['lead back to themselves', (cursor) => cursor],
  ['lead in a circle', (cursor) => (cursor + 1) % 3],
  ['are empty for ever', (cursor) => cursor + 1],
])('pages that %s are a bad answer', async (_, next) => {
  let calls = 0;
  const page = async (cursor: number) => {
    calls += 1;
    return { rows: [], next: next(cursor) };
  };
  await expect(allRows(0, page)).rejects.toMatchObject({ code: 'ats.bad-answer' });
  expect(calls).toBeLessThanOrEqual(300);
});

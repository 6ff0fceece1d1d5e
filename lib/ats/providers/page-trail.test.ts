import { follow, newTrail, wholeList } from './page-trail';

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }));
/** A list by its pages; after the last one `next` goes on to `loop`, if any. */
const listOf = (pages: string[][], loop: number | null = null) => {
  let calls = 0;
  const read = async (page: number) => {
    calls += 1;
    const next = page + 1 < pages.length ? page + 1 : loop;
    return { rows: rowsOf(...(pages[page] ?? [])), next };
  };
  return { read, calls: () => calls };
};

test('a scan goes on while the pages differ, also over an empty one', () => {
  let trail = newTrail;
  for (const ids of [['1', '2'], [], ['3'], ['1', '2']]) trail = follow(trail, ids, false);
  expect(trail.pages).toBe(4);
  expect(follow(follow(trail, [], false), [], true).pages).toBe(6);
});

test.each([
  ['the same page', ['1'], ['1'], false],
  ['the same last page', ['1'], ['1'], true],
  ['another empty page', [], [], false],
])('%s once more ends a scan', (_, before, after, isLast) => {
  const trail = follow(newTrail, before, false);
  expect(() => follow(trail, after, isLast)).toThrow(expect.objectContaining({ code: 'ats.bad-answer' }));
});

test('a scan of too many pages ends', () => {
  expect(() => follow({ pages: 20_000, last: '' }, ['1'], true)).toThrow(
    expect.objectContaining({ code: 'ats.bad-answer' }),
  );
});

test('a whole list has each row once', async () => {
  const { read } = listOf([['1', '2'], [], ['2', '3']]);
  expect(await wholeList(0, read)).toEqual(rowsOf('1', '2', '3'));
});

test.each([
  ['the first page again', 0],
  ['the last page again', 1],
])('a list that brings %s ends, as a part where that will do', async (_, loop) => {
  const list = listOf([['1'], ['2']], loop);
  await expect(wholeList(0, list.read)).rejects.toMatchObject({ code: 'ats.bad-answer' });
  expect(list.calls()).toBe(4);
  expect(await wholeList(0, list.read, { partial: true })).toEqual(rowsOf('1', '2'));
});

test('a list that is too long is no whole one', async () => {
  const { read } = listOf([['1'], ['2'], ['3']]);
  await expect(wholeList(0, read, { maxRows: 2 })).rejects.toMatchObject({ code: 'ats.bad-answer' });
  expect(await wholeList(0, read, { maxRows: 2, partial: true })).toEqual(rowsOf('1', '2'));
  expect(await wholeList(0, read, { maxRows: 3 })).toHaveLength(3);
});

import { findWrongPages, formatPages, parsePages, proposePages } from './page-ranges';

test.each([
  ['1', [1]],
  ['1-2, 4', [1, 2, 4]],
  ['3–4,1', [1, 3, 4]],
  ['2, 2', [2]],
  ['', null],
  ['0', null],
  ['4-2', null],
  ['1,', null],
  ['one', null],
])('reads %j as pages', (text, pages) => expect(parsePages(text)).toEqual(pages));

test('writes pages as short as a person would', () => expect(formatPages([1, 2, 4, 6, 7, 8])).toBe('1–2, 4, 6–8'));

test.each([
  [[1], [2], null],
  [[1, 2], [4], null],
  [[], [2], { person: 'first', problem: 'missing' }],
  [[1], [], { person: 'second', problem: 'missing' }],
  [[1], [5], { person: 'second', problem: 'outside' }],
  [[1, 2], [2, 3], { person: 'second', problem: 'shared' }],
])('of a file of four pages, %j and %j', (first, second, wrong) =>
  expect(findWrongPages({ first, second }, 4)).toEqual(wrong),
);

test('proposes what the reading found, and halves where it found nobody', () => {
  const people = [
    { kind: 'LETTER', pages: [1] },
    { kind: 'PERSON', pages: [3, 4] },
  ];
  expect(proposePages(4, people)).toEqual({ first: [1, 2], second: [3, 4] });
  expect(proposePages(5, [...people, { kind: 'PERSON', pages: [5] }])).toEqual({ first: [1, 2], second: [3, 4] });
  expect(proposePages(3, [])).toEqual({ first: [1, 2], second: [3] });
});

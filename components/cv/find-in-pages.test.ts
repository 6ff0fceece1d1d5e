import type { CvPage } from '@/lib/domain/cv-document';
import { findInPages } from './find-in-pages';

/** A page of 100 × 200 points: a line each 20 points, 5 points a character, every word a span. */
function pageOf(number: number, text: string): CvPage {
  const lines = text.split('\n');
  let offset = 0;
  const spans = lines.flatMap((line, index) => {
    const start = offset;
    offset += line.length + 1;
    return [...line.matchAll(/\S+/g)].map((word) => ({
      start: start + word.index,
      end: start + word.index + word[0].length,
      x: 5 * word.index,
      y: 180 - 20 * index,
      width: 5 * word[0].length,
      height: 8,
    }));
  });
  return { number, width: 100, height: 200, text, spans };
}

const pages = [pageOf(1, 'Łódź, żółw\nProgramista Java'), pageOf(2, 'JavaScript i java\nw Łodzi')];
const placesOf = (phrase: string) => findInPages(pages, phrase).map(({ page, boxes }) => [page, boxes.length]);

test('letters are compared without case and Polish signs, on every page', () => {
  expect(placesOf('lodz')).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(placesOf('ŁÓDŹ')).toEqual(placesOf('lodz'));
  expect(placesOf('Łódź'.normalize('NFD'))).toEqual(placesOf('lodz'));
  expect(placesOf('JAVA').map(([page]) => page)).toEqual([1, 2, 2]);
});

test('a phrase may go on in the next line: a box each', () => {
  const [hit] = findInPages(pages, '  zolw   programista ');
  expect(hit).toMatchObject({ page: 1, boxes: [{ left: 0.3 }, { left: 0 }] });
  const [above, below] = hit?.boxes ?? [];
  expect(below?.top).toBeGreaterThan(above?.top ?? 1);
});

test('a part of a word has the part of its box', () => {
  const [whole, part] = ['javascript', 'script'].map((phrase) => findInPages(pages, phrase)[0]?.boxes[0]);
  expect(whole).toMatchObject({ left: 0, width: 0.5 });
  // Beyond four of ten letters: most letters of "script" are narrow.
  expect(part?.left).toBeGreaterThan(0.2);
  expect((part?.left ?? 0) + (part?.width ?? 0)).toBeCloseTo(0.5);
});

test('nothing is found for nothing, and what has no place is left out', () => {
  expect(findInPages(pages, ' ')).toEqual([]);
  expect(findInPages(pages, 'kotlin')).toEqual([]);
  expect(findInPages([{ ...pageOf(1, 'Java'), spans: [] }], 'java')).toEqual([]);
});

test('signs of patterns are only signs', () => {
  expect(findInPages([pageOf(1, 'C++ (2019) .*')], 'c++')).toHaveLength(1);
  expect(findInPages([pageOf(1, 'C++ (2019) .*')], '.*')).toHaveLength(1);
});

test('a thousand hits are enough', () => {
  expect(findInPages([pageOf(1, 'a '.repeat(3000).trim())], 'a')).toHaveLength(1000);
});

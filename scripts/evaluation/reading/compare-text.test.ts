import { compareOrder, compareWords, f1, wordsOf } from './compare-text';

test('words have no punctuation, no soft hyphens, and ligatures are letters', () => {
  expect(wordsOf('Eﬃcient, (C++) hands-on wy\u00ADkształ­cenie 03.2019')).toEqual([
    'efficient',
    'c',
    'hands',
    'on',
    'wykształcenie',
    '03',
    '2019',
  ]);
  expect(wordsOf('Łódz\u0301')).toEqual(['łódź']);
});

test('F1 of words counts each word as often as it stands there', () => {
  const overlap = compareWords('kot kot pies', ['kot', 'pies ryba']);
  expect(overlap).toEqual({ right: 2, found: 3, wanted: 3 });
  expect(f1(overlap)).toBeCloseTo(2 / 3);
  expect(f1(compareWords('handson', ['hands-on']))).toBe(0);
});

test('nothing where nothing is wanted is right, nothing where something is wanted is wrong', () => {
  expect(f1(compareWords('', []))).toBe(1);
  expect(f1(compareWords('', ['kot']))).toBe(0);
});

describe('order', () => {
  const blocks = ['a b c', 'd e f', 'g h'];

  test('blocks may follow each other in any order', () => {
    expect(compareOrder('a b c d e f g h', blocks)).toEqual({ right: 5, found: 5, wanted: 5 });
    expect(compareOrder('g h d e f a b c', blocks)).toEqual({ right: 5, found: 5, wanted: 5 });
  });

  test('words of two blocks read in turns are wrong', () => {
    // a d, b e, c f, f g are wrong; d b, e c too: right is g h alone; f g goes from an end to a start.
    expect(compareOrder('a d b e c f g h', blocks)).toEqual({ right: 1, found: 6, wanted: 5 });
  });

  test('the order within a block counts', () => {
    // c b, b a are wrong; a d is no end of a block.
    expect(compareOrder('c b a d e f g h', blocks)).toEqual({ right: 3, found: 6, wanted: 5 });
  });

  test('no more joints are free than there are between the blocks', () => {
    // b a four times is one joint for two blocks.
    expect(compareOrder('a b a b a b', ['a b', 'a b'])).toEqual({ right: 2, found: 4, wanted: 2 });
  });
});

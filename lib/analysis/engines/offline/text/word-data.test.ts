import numberWords from './number-words.json';
import timeWords from './time-words.json';
import { numberWordsSchema, timeWordsSchema, wordListsSchema } from '@/tests/word-lists/word-schemas';

test('the words for numbers and for time follow their schemas', () => {
  expect(numberWordsSchema.safeParse(numberWords).error?.issues ?? []).toEqual([]);
  expect(timeWordsSchema.safeParse(timeWords).error?.issues ?? []).toEqual([]);
});

test('no word stands for two numbers', () => {
  const words = numberWords.flatMap((number) => number.words);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test.each([['(open'], ['[abc'], ['/(/'], [' '], ['']])('a slip of the pen is refused: "%s"', (entry) => {
  expect(wordListsSchema.safeParse({ list: ['fine*', entry] }).success).toBe(false);
});

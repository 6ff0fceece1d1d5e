import { exceed } from './sum-tests';

const times = (count: number, pair: [number, number]) => Array.from({ length: count }, () => pair);

test('where two runs of one copy are equal any difference is too great', () => {
  expect(exceed([[1, 0]])).toBe(true);
  expect(exceed([[0, 0]])).toBe(false);
});

test('where they differ, so many candidates must be above their measure that chance hardly makes it so', () => {
  // One-sided sign test: 5 of 5 is 1/32, 6 of 6 is 1/64; 9 of 10 is 11/1024, 8 of 10 is 56/1024.
  expect(exceed(times(5, [3, 1]))).toBe(false);
  expect(exceed(times(6, [3, 1]))).toBe(true);
  expect(exceed([...times(9, [3, 1]), [1, 2]])).toBe(true);
  expect(exceed([...times(8, [3, 1]), ...times(2, [1, 2])])).toBe(false);
  expect(exceed(times(20, [1, 3]))).toBe(false);
});

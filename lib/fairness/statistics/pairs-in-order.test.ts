import { pairsInOrder } from './pairs-in-order';

test('all, none and half of the pairs are in order; without a pair there is nothing to say', () => {
  expect(pairsInOrder([90, 80], [10, 20, 30])).toBe(1);
  expect(pairsInOrder([10], [20, 30])).toBe(0);
  expect(pairsInOrder([50], [50])).toBe(0.5);
  expect(pairsInOrder([60, 40], [50])).toBe(0.5);
  expect(pairsInOrder([], [50])).toBeNull();
});

/** Hanley and McNeil (1982), table I: 51 abnormal and 58 normal images on a scale of five; the area is .893. */
test('the area is as in Hanley and McNeil', () => {
  const rated = (counts: number[]) => counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  expect(pairsInOrder(rated([3, 2, 2, 11, 33]), rated([33, 6, 6, 11, 2]))).toBeCloseTo(0.893, 3);
});

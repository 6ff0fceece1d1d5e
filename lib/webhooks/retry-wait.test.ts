import { retryWait } from './retry-wait';

test('waits grow from a minute to a day, and end', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => retryWait(attempts, null, 0.5));
  expect(waits).toEqual([60, 300, 1_200, 3_600, 10_800, 28_800, 86_400, null]);
});

test('a receiver may ask for a longer wait, for a day at most', () => {
  expect(retryWait(1, 600, 0.5)).toBe(600);
  expect(retryWait(3, 600, 0.5)).toBe(1_200);
  expect(retryWait(1, 1e9, 0.5)).toBe(86_400);
});

import { median, percentile } from './statistics';

test('percentiles by nearest rank, whatever the order', () => {
  const sample = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(sample, 0.95)).toBe(95);
  expect(percentile(sample, 1)).toBe(100);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow(RangeError);
});

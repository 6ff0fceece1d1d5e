import { reliability } from './reliability';

const times = (count: number, confidence: number, right: number) =>
  Array.from({ length: count }, (_, index) => ({ confidence, right: index < right }));

/** By hand from Guo et al. (2017), formula 3: 10/20 · |.6 − .9| + 6/20 · |.5 − .5| + 4/20 · |.25 − .1| = .15 + 0 + .03. */
test('each band has its mean confidence and its share of right ones, and the error weighs the distances', () => {
  const { bands, error } = reliability([...times(10, 0.9, 6), ...times(6, 0.5, 3), ...times(4, 0.1, 1)]);
  expect(bands.map(({ from, count, right }) => [from, count, right])).toEqual([
    [0, 4, 0.25],
    [0.4, 6, 0.5],
    [0.8, 10, 0.6],
  ]);
  expect(bands[2]?.confidence).toBeCloseTo(0.9, 10);
  expect(error).toBeCloseTo(0.18, 10);
});

test('full certainty is in the last band, a border in the higher one, and of nothing there is no error', () => {
  const { bands } = reliability([...times(1, 1, 1), ...times(1, 0.8, 1), ...times(1, 0.2, 0)]);
  expect(bands.map(({ from, count }) => [from, count])).toEqual([
    [0.2, 1],
    [0.8, 2],
  ]);
  expect(reliability([])).toEqual({ bands: [], error: null });
});

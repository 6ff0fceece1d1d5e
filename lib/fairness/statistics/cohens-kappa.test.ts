import { cohensKappa } from './cohens-kappa';

/** The example of `ci.kappa` in the R package statpsych (D. G. Bonett), after Fleiss and Paik (2003). */
test('kappa, its standard error and interval are as published', () => {
  const found = cohensKappa([
    [31, 12],
    [4, 58],
  ]);
  expect(found?.kappa).toBeCloseTo(0.6756757, 7);
  expect(found?.standardError).toBeCloseTo(0.07344761, 7);
  expect(found?.low).toBeCloseTo(0.531721, 6);
  expect(found?.high).toBeCloseTo(0.8196303, 6);
});

/** Cohen's own example (1960), table 1: three categories, kappa .492. */
test('three categories are as in Cohen’s paper', () => {
  const found = cohensKappa([
    [88, 14, 18],
    [10, 40, 10],
    [2, 6, 12],
  ]);
  expect(found?.kappa).toBeCloseTo(0.492, 3);
});

test('full agreement is 1 without spread, and one category of both raters says nothing', () => {
  expect(
    cohensKappa([
      [5, 0],
      [0, 5],
    ]),
  ).toMatchObject({ kappa: 1, standardError: 0, low: 1, high: 1, count: 10 });
  expect([
    cohensKappa([]),
    cohensKappa([
      [9, 0],
      [0, 0],
    ]),
  ]).toEqual([null, null]);
});

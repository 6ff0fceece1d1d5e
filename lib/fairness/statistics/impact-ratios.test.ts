import { impactRatios } from './impact-ratios';
import { median } from './median';

const shown = (groups: [string, number, number][]) =>
  impactRatios(groups.map(([name, people, reached]) => ({ group: [name], people, reached })));
const rounded = (value: number | null, digits: number) => value?.toFixed(digits);

/** The examples of 6 RCNY § 5-301, as published by the Department of Consumer and Worker Protection. */
test('selection by sex and by ethnicity is as in the rules', () => {
  const bySex = shown([
    ['Male', 1390, 667],
    ['Female', 1181, 555],
  ]);
  expect(bySex.map(({ rate, ratio }) => [rounded(rate, 2), rounded(ratio, 3)])).toEqual([
    ['0.48', '1.000'],
    ['0.47', '0.979'],
  ]);
  const byEthnicity = shown([
    ['Hispanic or Latino', 408, 204],
    ['White', 797, 412],
    ['Black or African American', 390, 170],
    ['Native Hawaiian or Pacific Islander', 119, 52],
    ['Asian', 616, 302],
    ['Native American or Alaska Native', 41, 18],
    ['Two or More Races', 213, 96],
  ]);
  expect(byEthnicity.map(({ ratio, small }) => (small ? 'small' : rounded(ratio, 2)))).toEqual(
    // The rules keep the group of 41 in their example, and allow to leave it out (§ 5-301 (d)): it is 1.6 %.
    ['0.97', '1.00', '0.84', '0.85', '0.95', 'small', '0.87'],
  );
  expect(rounded(byEthnicity[5]?.rate ?? null, 2)).toBe('0.44');
});

test('scoring rates, also of intersections, are as in the rules', () => {
  const rates = (groups: [string, number, number][]) => shown(groups).map(({ ratio }) => rounded(ratio, 2));
  expect(
    rates([
      ['Male', 92, 50],
      ['Female', 76, 34],
    ]),
  ).toEqual(['1.00', '0.82']);
  expect(
    rates([
      ['Hispanic or Latino', 28, 18],
      ['White', 40, 15],
      ['Black or African American', 32, 16],
      ['Native Hawaiian or Pacific Islander', 8, 5],
      ['Asian', 24, 10],
      ['Native American or Alaska Native', 16, 10],
      ['Two or More Races', 20, 10],
    ]),
  ).toEqual(['1.00', '0.58', '0.78', '0.97', '0.65', '0.97', '0.78']);
  expect(
    rates([
      ['Hispanic or Latino, male', 16, 12],
      ['Hispanic or Latino, female', 12, 6],
      ['White, male', 20, 7],
      ['Asian, male', 12, 7],
      ['White, female', 20, 8],
      ['Asian, female', 12, 3],
      ['Native American or Alaska Native, female', 8, 5],
    ]),
  ).toEqual(['1.00', '0.67', '0.47', '0.78', '0.53', '0.33', '0.83']);
});

test('where nobody is selected there is no ratio, and a group without people has no rate', () => {
  expect(shown([['A', 10, 0]])).toEqual([{ group: ['A'], people: 10, reached: 0, rate: 0, ratio: null, small: false }]);
  expect(impactRatios([])).toEqual([]);
});

test('the median of an even count is the mean of the two in the middle', () => {
  expect([median([]), median([3]), median([4, 1, 3]), median([1, 2, 3, 10])]).toEqual([null, 3, 3, 2.5]);
});

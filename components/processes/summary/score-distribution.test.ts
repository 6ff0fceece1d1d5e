import { chooseDecile, decileRange, decilesWithin } from './score-distribution';

const none = { matchFrom: null, matchTo: null };

test('the last bar includes 100', () => {
  expect([decileRange(0), decileRange(9)]).toEqual([
    { from: 0, to: 9 },
    { from: 90, to: 100 },
  ]);
});

test('a bar toggles the filter by its scores', () => {
  const chosen = chooseDecile(7, none);
  expect(chosen).toEqual({ matchFrom: 70, matchTo: 79 });
  expect(chooseDecile(7, chosen)).toEqual(none);
  expect(chooseDecile(8, chosen)).toEqual({ matchFrom: 80, matchTo: 89 });
});

test('a wider filter selects all bars inside, one of them narrows it', () => {
  expect(decilesWithin({ matchFrom: 70, matchTo: null })).toEqual([7, 8, 9]);
  expect(decilesWithin({ matchFrom: 65, matchTo: 88 })).toEqual([7]);
  expect(decilesWithin(none)).toEqual([]);
  expect(chooseDecile(8, { matchFrom: 70, matchTo: null })).toEqual({ matchFrom: 80, matchTo: 89 });
});

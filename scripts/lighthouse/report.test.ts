import type { Measurement } from './measure-page';
import { formatReport, isGoodEnough, medianRun } from './report';

const good: Measurement = {
  page: 'sign-in',
  preset: 'mobile',
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  firstPaint: 1234,
  largestPaint: 2345,
  blocked: 67.8,
  shift: 0.0123,
  scriptBytes: 198_700,
  failed: [],
};

test('the run in the middle counts, of two the lower one', () => {
  const runs = [97, 80, 99].map((performance) => ({ ...good, performance }));
  expect(medianRun(runs).performance).toBe(97);
  expect(medianRun(runs.slice(0, 2)).performance).toBe(80);
  expect(() => medianRun([])).toThrow(RangeError);
});

test.each([
  [{}, true],
  [{ performance: 95 }, true],
  [{ performance: 94 }, false],
  [{ accessibility: 99 }, false],
  [{ bestPractices: 99 }, false],
])('%o is good enough: %s', (change, expected) => {
  expect(isGoodEnough({ ...good, ...change })).toBe(expected);
});

test('the report has a row a page, marks what is below and names the audits', () => {
  const lines = formatReport([
    good,
    { ...good, page: 'processes', accessibility: 96, failed: ['label: No name'] },
  ]).split('\n');
  expect(lines[1]).toMatch(/^sign-in +mobile +97 +100 +100 +1\.23 +2\.35 +68 +0\.012 +199$/);
  expect(lines[2]).toMatch(/^processes .* below$/);
  expect(lines.slice(3)).toEqual(['', 'processes, mobile:', '  - label: No name']);
});

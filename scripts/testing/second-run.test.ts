import { afterSecondRun, deservesSecondRun } from './second-run';
import { describe as describeStage } from './stages';

const first = { file: 'lib/a.test.ts', name: 'adds' };
const second = { file: 'lib/b.test.ts', name: 'subtracts' };
const stage = { name: 'unit', passed: 98, failed: 2, failures: [first, second], seconds: 10 };

test('tests that pass alone count as passed, and are named', () => {
  const result = afterSecondRun(stage, { passed: 20, failed: 0, failures: [] }, 2);
  expect(result).toMatchObject({ passed: 100, failed: 0, failures: [], unstable: [first, second], seconds: 12 });
  expect(describeStage(result)).toContain('UNSTABLE lib/a.test.ts: adds');
});

test('a test that fails again has failed', () => {
  const result = afterSecondRun(stage, { passed: 19, failed: 1, failures: [second] }, 2);
  expect(result).toMatchObject({ passed: 99, failed: 1, failures: [second], unstable: [first] });
});

test('a failure that only the second run had counts', () => {
  const other = { file: 'lib/a.test.ts', name: 'multiplies' };
  const result = afterSecondRun(stage, { passed: 19, failed: 1, failures: [other] }, 2);
  expect(result).toMatchObject({ failed: 1, failures: [other] });
});

test.each([
  ['nothing ran', { passed: 0, failed: 0, failures: [] }],
  ['the program broke', { passed: 20, failed: 1 }],
])('where %s, all have failed', (_, again) => {
  expect(afterSecondRun(stage, again, 2)).toMatchObject({ failed: 2, unstable: [] });
});

test('only a few failed tests are run again', () => {
  expect(deservesSecondRun(stage)).toBe(true);
  expect(deservesSecondRun({ ...stage, failed: 0, failures: [] })).toBe(false);
  // A stage that broke as a whole.
  expect(deservesSecondRun({ ...stage, failed: 3 })).toBe(false);
  const many = Array.from({ length: 11 }, (_, index) => ({ file: 'lib/a.test.ts', name: `${index}` }));
  expect(deservesSecondRun({ ...stage, failed: 11, failures: many })).toBe(false);
});

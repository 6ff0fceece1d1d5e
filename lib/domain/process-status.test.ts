import { processStatusSchema } from './process-schemas';
import { isDefinable, possibleStatuses, displayStatus, startsAnalyses, statusAfterUndo } from './process-status';

/** The table of docs/specification.md, Process, line by line. */
const table: [string, string[]][] = [
  ['IN_CREATION', ['ARCHIVED']],
  ['CREATED', ['ACTIVE', 'ARCHIVED']],
  ['ACTIVE', ['STOPPED', 'ARCHIVED']],
  ['IN_PROGRESS', ['STOPPED']],
  ['STOPPED', ['ACTIVE', 'ARCHIVED']],
  ['ERROR', ['ACTIVE', 'STOPPED', 'ARCHIVED']],
  ['ARCHIVED', ['ACTIVE']],
];

test.each(table)('from %s a person may choose %j', (from, targets) => {
  expect(possibleStatuses(processStatusSchema.parse(from))).toEqual(targets);
});

test('analyses start in a process that is active, also while others run', () => {
  expect(processStatusSchema.options.filter(startsAnalyses).toSorted()).toEqual(['ACTIVE', 'IN_PROGRESS']);
});

test.each([
  ['ACTIVE', 'ARCHIVED', 'ACTIVE'],
  ['ACTIVE', 'STOPPED', 'ACTIVE'],
  ['IN_PROGRESS', 'STOPPED', 'ACTIVE'],
  ['STOPPED', 'ACTIVE', 'STOPPED'],
  ['ARCHIVED', 'ACTIVE', 'ARCHIVED'],
  ['CREATED', 'ARCHIVED', null],
  ['STOPPED', 'ARCHIVED', null],
  ['ERROR', 'ACTIVE', null],
] as const)('the change from %s to %s is undone by %s', (from, to, status) => {
  expect(statusAfterUndo({ from, to })).toBe(status);
});

test('only an active process with work under way shows IN_PROGRESS', () => {
  expect(displayStatus('ACTIVE', { awaiting: 1, running: 0 })).toBe('IN_PROGRESS');
  expect(displayStatus('ACTIVE', { awaiting: 0, running: 1 })).toBe('IN_PROGRESS');
  expect(displayStatus('ACTIVE', { awaiting: 0, running: 0 })).toBe('ACTIVE');
  expect(displayStatus('ACTIVE')).toBe('ACTIVE');
  expect(displayStatus('STOPPED', { awaiting: 3, running: 1 })).toBe('STOPPED');
});

test.each([
  [{ name: 'Księgowa/Księgowy', requirements: '', requirementCount: 1 }, true],
  [{ name: 'Księgowa/Księgowy', requirements: 'x'.repeat(30), requirementCount: 0 }, true],
  [{ name: 'Księgowa/Księgowy', requirements: 'x'.repeat(29), requirementCount: 0 }, false],
  [{ name: ' ', requirements: 'x'.repeat(30), requirementCount: 5 }, false],
])('%j can be set as defined: %s', (process, expected) => {
  expect(isDefinable(process)).toBe(expected);
});

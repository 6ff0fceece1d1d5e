import { AppError } from '@/lib/errors';
import { attempt, inspection, judge, judgeRateHeaders, judgeUser, presentFields } from './inspect';

const users = (ids: string[], isWhole = true) => ({ result: { ids, isWhole }, error: null });

test.each([
  ['the only person', null, users(['7']), { outcome: 'differs', chosen: 'author' }, '7'],
  ['one of several', null, users(['7', '8']), { outcome: 'not-seen', chosen: 'null' }, null],
  ['the first of more pages', null, users(['7'], false), { outcome: 'not-seen', chosen: 'null' }, null],
  ['nobody', null, users([]), { outcome: 'not-seen', chosen: 'null' }, null],
  ['who is set', '7', users(['7', '8']), { outcome: 'confirmed', chosen: 'author' }, null],
  ['another than is set', '9', users(['7']), { outcome: 'unknown', chosen: 'author' }, null],
  ['maybe another than is set', '9', users(['7'], false), { outcome: 'not-seen', chosen: 'author' }, null],
  ['a refusal', '9', { result: null, error: 'ats.forbidden' }, { outcome: 'not-seen', error: 'ats.forbidden' }, null],
])('as whom we write: %s', (_, present, list, line, only) => {
  const judged = judgeUser('author', ['author', present], list as Parameters<typeof judgeUser>[2]);
  expect(judged.line).toMatchObject(line);
  expect(judged.only).toBe(only);
});

test('what is seen is confirmed, known otherwise, unknown or not seen', () => {
  const outcomes = ['a', 'b', 'c', null].map((seen) => judge('name', ['a', 'b'], seen));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['confirmed', 'differs', 'unknown', 'not-seen']);
  expect(outcomes.map(({ chosen }) => chosen)).toEqual(['a', 'b', 'a', 'a']);
  expect(judgeRateHeaders(new Headers({ 'X-Rate-Limit-Remaining': '3' }))).toMatchObject({ outcome: 'confirmed' });
  expect(judgeRateHeaders(new Headers())).toMatchObject({ outcome: 'not-seen' });
});

test('a refusal of one call is told, one of the connection is thrown', async () => {
  const refuse = (code: ConstructorParameters<typeof AppError>[0]) => attempt(() => Promise.reject(new AppError(code)));
  expect(await refuse('ats.forbidden')).toEqual({ result: null, error: 'ats.forbidden' });
  await expect(refuse('ats.credentials-refused')).rejects.toMatchObject({ code: 'ats.credentials-refused' });
  await expect(attempt(() => Promise.reject(new TypeError('ours')))).rejects.toThrow(TypeError);
});

test('only settings that change are to be stored', () => {
  expect(inspection([], { a: 1, b: ['x'], c: 2 }, { a: 1, b: ['x'] }).settings).toEqual({ c: 2 });
  expect(presentFields({ a: null, b: 0, c: 'x' }, ['c', 'a', 'b', 'd'])).toEqual(['c', 'b']);
});

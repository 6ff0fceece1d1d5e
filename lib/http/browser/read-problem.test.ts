import { parseJson, readProblem } from './read-problem';

const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'process.archived', detail: 'Archived.' };

test('code, words, request id and fields are read; what is not there stays away', () => {
  const errors = [{ path: 'name', code: 'required', message: 'Missing' }];
  expect(readProblem({ ...problem, requestId: 'r1', timestamp: '2026-01-01T00:00:00Z', errors })).toEqual({
    code: 'process.archived',
    detail: 'Archived.',
    requestId: 'r1',
    timestamp: '2026-01-01T00:00:00Z',
    errors,
  });
  expect(readProblem(problem)).toEqual({ code: 'process.archived', detail: 'Archived.', errors: [] });
});

test('a field without its words is left out, the problem is still told', () => {
  const errors = [{ path: 'name' }, null, { path: 'a', code: 'b', message: 'c' }];
  expect(readProblem({ ...problem, errors })?.errors).toEqual([{ path: 'a', code: 'b', message: 'c' }]);
});

test.each([null, undefined, 'Bad gateway', 502, [], {}, { code: 'x' }, { code: 1, detail: 'x' }])(
  '%j is no problem of ours',
  (value) => expect(readProblem(value)).toBeNull(),
);

test('text that is not JSON reads as nothing', () => {
  expect(parseJson('<html>')).toBeUndefined();
  expect(parseJson('null')).toBeNull();
});

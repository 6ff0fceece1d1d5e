import type { Contact } from './inngest-server/contact';
import { problemOf } from './find-runner-problem';

const contact = (kind: Contact['kind'], result: Contact['result'], minute: number): Contact => {
  const at = new Date(Date.UTC(2026, 0, 5, 10, minute));
  return { kind, result, httpStatus: null, since: at, at };
};

test('a key that was accepted later, for something else, is mended', () => {
  expect(problemOf([contact('RUNS', 'KEY_REFUSED', 1), contact('REGISTRATION', 'OK', 2)])).toBeNull();
  expect(problemOf([contact('REGISTRATION', 'KEY_REFUSED', 1), contact('RUNS', 'OK', 2)])).toBeNull();
});

test.each([
  ['accepted before', contact('REGISTRATION', 'OK', 0)],
  ['another key is accepted', contact('EVENTS', 'OK', 2)],
  ['the server fails', contact('REGISTRATION', 'FAILED', 2)],
  ['somebody makes a call', contact('CALLS', 'OK', 2)],
])('a key stays refused when it was or is: %s', (_what, other) => {
  expect(problemOf([contact('RUNS', 'KEY_REFUSED', 1), other])).toMatchObject({ kind: 'SIGNING_KEY_REFUSED' });
});

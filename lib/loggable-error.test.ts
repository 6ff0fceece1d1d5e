import { UselessBackup } from './backup/make-checked-backup';
import { AppError } from './errors';
import { loggableError } from './loggable-error';

const name = 'Łucja Wiśniewska';

test('what a database or a parser quotes stays out of the log, at every depth', () => {
  const fromDatabase = Object.assign(new Error(`Invalid value: "${name}"`), { code: 'P2000' });
  const fromParser = ((): unknown => {
    try {
      return JSON.parse(`{"name": ${name}`);
    } catch (error) {
      return error;
    }
  })();
  for (const error of [fromDatabase, fromParser, new AppError('internal', { cause: fromDatabase }), name, { name }]) {
    expect(JSON.stringify(loggableError(error))).not.toContain('ucja');
  }
  expect(loggableError(fromDatabase)).toMatchObject({ type: 'Error', code: 'P2000' });
});

test('several lines of a message do not pass as places', () => {
  const error = new Error(`first\n  at ${name}`);
  expect(loggableError(error).stack.join()).not.toContain(name);
});

test('what helps to find a fault stays: place, code, and messages about code and connections', () => {
  expect(loggableError(new TypeError('x is not a function'))).toMatchObject({ message: 'x is not a function' });
  expect(loggableError(new AppError('candidate.not-found'))).toMatchObject({ message: 'candidate.not-found' });
  const place = new UselessBackup('/backup/x is damaged.', 'Make another one.', { cause: new Error(name) });
  expect(loggableError(place)).toMatchObject({ message: '/backup/x is damaged.', remedy: 'Make another one.' });
  expect(JSON.stringify(loggableError(place))).not.toContain('ucja');
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
  expect(loggableError(refused)).toMatchObject({
    message: 'connect ECONNREFUSED 127.0.0.1:5432',
    code: 'ECONNREFUSED',
  });
  expect(loggableError(new Error('secret')).stack[0]).toContain('loggable-error.test.ts');
});

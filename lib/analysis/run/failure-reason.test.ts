import { AppError } from '@/lib/errors';
import { failureReason } from './failure-reason';

test.each([
  ['an AppError', new AppError('analysis.broken'), 'analysis.broken'],
  [
    'what a durable function makes of one',
    Object.assign(new Error('database.unavailable'), { name: 'AppError' }),
    'database.unavailable',
  ],
  ['one inside another', new Error('step failed', { cause: new AppError('model.unavailable') }), 'model.unavailable'],
  ['anything else', new TypeError('x is not a function'), 'internal'],
  ['no error at all', 'lost', 'internal'],
])('%s', (_, error, reason) => {
  expect(failureReason(error)).toBe(reason);
});

import { AppError } from '@/lib/errors';
import type { ErrorCode } from '@/lib/error-codes';
import { reactToModelError } from './react-to-model-error';

const reactTo = (code: ErrorCode, attempt = 0, retryAfterSeconds?: number, random = 0.5, failures = attempt) => {
  const error = new AppError(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  return reactToModelError(error, { attempt, failures }, random);
};

test.each([
  'model.key-refused',
  'model.key-missing',
  'model.quota-spent',
  'model.not-found',
  'model.budget-spent',
] as const)('%s pauses the process: no candidate can be judged before somebody acts', (code) =>
  expect(reactTo(code)).toEqual({ kind: 'pause' }),
);

test.each(['model.too-long', 'model.refused', 'model.bad-answer'] as const)('%s fails this candidate alone', (code) =>
  expect(reactTo(code)).toEqual({ kind: 'fail' }),
);

test('waits longer with every attempt, spread at random, never past the provider’s own word', () => {
  expect(reactTo('model.rate-limited', 0)).toEqual({ kind: 'wait', seconds: 5 });
  expect(reactTo('model.rate-limited', 2)).toEqual({ kind: 'wait', seconds: 20 });
  expect(reactTo('model.rate-limited', 2, undefined, 0)).toEqual({ kind: 'wait', seconds: 10 });
  expect(reactTo('model.rate-limited', 0, 40)).toEqual({ kind: 'wait', seconds: 40 });
  expect(reactTo('model.rate-limited', 0, 9000)).toEqual({ kind: 'wait', seconds: 120 });
});

test('for a place among few calls it waits a short while, the longer the queue has been', () => {
  expect(reactTo('model.busy', 0)).toEqual({ kind: 'wait', seconds: 8 });
  expect(reactTo('model.busy', 10)).toEqual({ kind: 'wait', seconds: 23 });
  expect(reactTo('model.busy', 500, 15, 1)).toEqual({ kind: 'wait', seconds: 50 });
});

test.each(['model.unavailable', 'model.timed-out'] as const)(
  '%s is tried a few times, then the process is paused',
  (code) => {
    expect(reactTo(code, 2)?.kind).toBe('wait');
    expect(reactTo(code, 3)).toEqual({ kind: 'pause' });
    // Waits for a busy provider are no tries.
    expect(reactTo(code, 9, undefined, 0.5, 2)?.kind).toBe('wait');
  },
);

test('knows nothing of other errors', () => expect(reactTo('database.unavailable')).toBeNull());

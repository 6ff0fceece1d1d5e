import { AppError } from '@/lib/errors';
import { textsReasonOf, waitForTexts } from './react-to-texts-error';

test('behind the judging of other CVs many waits are worth it, and then the rules say that the model was busy', () => {
  const busy = new AppError('model.busy', { retryAfterSeconds: 15 });
  expect(waitForTexts(busy, 0)).toEqual({ code: 'model.busy', seconds: expect.any(Number) });
  expect(waitForTexts(busy, 39)).not.toBeNull();
  expect(waitForTexts(busy, 40)).toBeNull();
  expect(textsReasonOf(busy)).toBe('busy');
});

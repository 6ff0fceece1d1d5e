import { candidateStatusSchema } from '@/lib/candidates/schemas';
import { mayReprocess } from '@/lib/candidates/status';
import { noticeOffersReprocess } from './candidate-notice';

test('the notice asks for a new analysis where there is no current result; elsewhere the header does', () => {
  const reprocessable = candidateStatusSchema.options.filter(mayReprocess);
  expect(reprocessable.filter(noticeOffersReprocess).toSorted()).toEqual([
    'ERROR',
    'INSUFFICIENT_POSITION_DESCRIPTION',
    'PROCESSING_OUTDATED',
  ]);
  expect(candidateStatusSchema.options.filter(noticeOffersReprocess).every(mayReprocess)).toBe(true);
});

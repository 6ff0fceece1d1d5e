import { candidateStatusSchema } from '@/lib/candidates/schemas';
import { mayReprocess } from '@/lib/candidates/status';
import { noticeOffersReprocess } from './candidate-notice';

test('the notice offers re-analysis without a current result, otherwise the header does', () => {
  const reprocessable = candidateStatusSchema.options.filter(mayReprocess);
  expect(reprocessable.filter(noticeOffersReprocess).toSorted()).toEqual([
    'ERROR',
    'INSUFFICIENT_POSITION_DESCRIPTION',
    'PROCESSING_OUTDATED',
  ]);
  expect(candidateStatusSchema.options.filter(noticeOffersReprocess).every(mayReprocess)).toBe(true);
});

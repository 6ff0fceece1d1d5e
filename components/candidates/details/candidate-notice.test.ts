import { candidateStatusSchema } from '@/lib/domain/candidate-schemas';
import { mayReprocess } from '@/lib/domain/candidate-status';
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

import { candidateStatusSchema } from './schemas';
import { mayReprocess } from './status';

/** decisions.md, Candidate: the column "Reprocess one". */
const allowed = ['ERROR', 'INSUFFICIENT_POSITION_DESCRIPTION', 'NEW', 'PROCESSING_OUTDATED', 'SEEN'];

test('one candidate may be analysed again in exactly these statuses', () => {
  expect(candidateStatusSchema.options.filter(mayReprocess)).toEqual(allowed);
});

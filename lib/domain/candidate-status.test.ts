import { candidateStatusSchema } from './candidate-schemas';
import { mayPick, mayReprocess, mayReprocessInBulk } from './candidate-status';

/** The column "Reprocess one" of docs/specification.md, Candidate. */
const allowed = ['ERROR', 'INSUFFICIENT_POSITION_DESCRIPTION', 'NEW', 'PROCESSING_OUTDATED', 'SEEN'];

test('one candidate may be analysed again in exactly these statuses', () => {
  expect(candidateStatusSchema.options.filter(mayReprocess)).toEqual(allowed);
});

test("only an analysed, up-to-date candidate may be sent to the ATS, opened or not (the column 'Pick')", () => {
  expect(candidateStatusSchema.options.filter(mayPick)).toEqual(['NEW', 'SEEN']);
});

test("in bulk nobody in ERROR is analysed again (the column 'in bulk')", () => {
  expect(candidateStatusSchema.options.filter(mayReprocessInBulk)).toEqual(['NEW', 'PROCESSING_OUTDATED', 'SEEN']);
});

import type { CandidateStatus } from './schemas';

/** decisions.md, Candidate: the column "Reprocess one". */
const reprocessable: readonly CandidateStatus[] = [
  'NEW',
  'SEEN',
  'PROCESSING_OUTDATED',
  'ERROR',
  'INSUFFICIENT_POSITION_DESCRIPTION',
];

/** Whether one candidate in `status` may be analysed again on its own. */
export function mayReprocess(status: CandidateStatus): boolean {
  return reprocessable.includes(status);
}

/** decisions.md, Candidate: the column "in bulk". The others must be looked at one by one. */
const reprocessableInBulk: readonly CandidateStatus[] = ['NEW', 'SEEN', 'PROCESSING_OUTDATED'];

/** Whether a candidate in `status` may be analysed again together with others. */
export function mayReprocessInBulk(status: CandidateStatus): boolean {
  return reprocessableInBulk.includes(status);
}

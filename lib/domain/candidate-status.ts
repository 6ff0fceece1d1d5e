import type { CandidateStatus } from './candidate-schemas';

/** The column "Reprocess one" of docs/specification.md, Candidate. */
const reprocessable: readonly CandidateStatus[] = [
  'NEW',
  'SEEN',
  'PROCESSING_OUTDATED',
  'ERROR',
  'INSUFFICIENT_POSITION_DESCRIPTION',
];

/** Whether a single candidate in `status` may be analysed again. */
export function mayReprocess(status: CandidateStatus): boolean {
  return reprocessable.includes(status);
}

/** The column "in bulk" of docs/specification.md, Candidate. The others need individual attention. */
const reprocessableInBulk: readonly CandidateStatus[] = ['NEW', 'SEEN', 'PROCESSING_OUTDATED'];

/** Whether candidates in `status` may be analysed again in bulk: never in ERROR, whatever the reason (specification, section 4). */
export function mayReprocessInBulk(status: CandidateStatus): boolean {
  return reprocessableInBulk.includes(status);
}

/** Analysed: without a decision, candidates in these are to be reviewed, opened or not. */
export const reviewableStatuses: CandidateStatus[] = ['NEW', 'SEEN', 'PROCESSING_OUTDATED'];

/** The column "Pick" of docs/specification.md, Candidate. */
const pickable: readonly CandidateStatus[] = ['NEW', 'SEEN'];

/** Whether candidates in `status` may be sent to the ATS as 'Selected by AI'. */
export function mayPick(status: CandidateStatus): boolean {
  return pickable.includes(status);
}

/** A CV cannot be replaced while the candidate is being downloaded, analysed or sent, nor after that. */
export function mayReplaceCv(status: CandidateStatus): boolean {
  return mayReprocess(status) || status === 'NO_FILE_FOUND' || status === 'AWAITING_PROCESSING';
}

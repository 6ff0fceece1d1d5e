import { today } from '@/lib/validation/calendar-day';
import type { DecisionDto } from './candidate-review-schemas';
import type { CandidateDto, CandidateListItem, CandidateStatus } from './candidate-schemas';

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

/** Whether the day until which a candidate was held has come. */
export function isBackFromHold({ holdUntil }: Pick<DecisionDto, 'holdUntil'>): boolean {
  return holdUntil !== null && holdUntil <= today();
}

/** Whether a candidate of a process that is not archived is to be reviewed; as `toReview` in the database. */
export function isToReview({ status, decision }: Pick<CandidateListItem, 'status' | 'decision'>): boolean {
  return reviewableStatuses.includes(status) && (decision === null || isBackFromHold(decision));
}

/** Whether the list shows a candidate as unread: new, opened by the actor never, and decided about by nobody. */
export function isUnread(candidate: Pick<CandidateListItem, 'status' | 'isOpened' | 'decision'>): boolean {
  return candidate.status === 'NEW' && !candidate.isOpened && candidate.decision === null;
}

/** The column "Pick" of docs/specification.md, Candidate. */
const pickable: readonly CandidateStatus[] = ['NEW', 'SEEN'];

/** Whether candidates in `status` may be sent to the ATS as 'Selected by AI'. */
export function mayPick(status: CandidateStatus): boolean {
  return pickable.includes(status);
}

/** Whether the candidate's file may be made two candidates': an uploaded one of several pages that is not shared yet. */
export function maySplit(candidate: Pick<CandidateDto, 'source' | 'status' | 'pageCount' | 'ownPages'>): boolean {
  const { source, status, pageCount, ownPages } = candidate;
  return source === 'KNOW_ME' && mayReplaceCv(status) && (pageCount ?? 0) > 1 && ownPages === null;
}

/** Whether a file that two candidates share may be one candidate's again: an analysis of the pages is superseded. */
export function mayUndoSplit(status: CandidateStatus): boolean {
  return mayReplaceCv(status) || status === 'IN_PROGRESS';
}

/** A CV cannot be replaced while the candidate is being downloaded, analysed or sent, nor after that. */
export function mayReplaceCv(status: CandidateStatus): boolean {
  return mayReprocess(status) || status === 'NO_FILE_FOUND' || status === 'AWAITING_PROCESSING';
}

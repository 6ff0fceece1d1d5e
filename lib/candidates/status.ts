import type { CandidateStatus } from './schemas';

type Answer = 'yes' | 'refused';

/** What a status allows: the table of decisions.md, Candidate. */
const allowedActions: Record<CandidateStatus, { reprocessOne: Answer; reprocessInBulk: Answer; pick: Answer }> = {
  AWAITING_DOWNLOAD: { reprocessOne: 'refused', reprocessInBulk: 'refused', pick: 'refused' },
  DOWNLOADING: { reprocessOne: 'refused', reprocessInBulk: 'refused', pick: 'refused' },
  AWAITING_PROCESSING: { reprocessOne: 'refused', reprocessInBulk: 'refused', pick: 'refused' },
  IN_PROGRESS: { reprocessOne: 'refused', reprocessInBulk: 'refused', pick: 'refused' },
  NEW: { reprocessOne: 'yes', reprocessInBulk: 'yes', pick: 'yes' },
  SEEN: { reprocessOne: 'yes', reprocessInBulk: 'yes', pick: 'yes' },
  PROCESSING_OUTDATED: { reprocessOne: 'yes', reprocessInBulk: 'yes', pick: 'refused' },
  ERROR: { reprocessOne: 'yes', reprocessInBulk: 'refused', pick: 'refused' },
  NO_FILE_FOUND: { reprocessOne: 'refused', reprocessInBulk: 'refused', pick: 'refused' },
  INSUFFICIENT_POSITION_DESCRIPTION: { reprocessOne: 'yes', reprocessInBulk: 'refused', pick: 'refused' },
  AWAITING_EXTERNAL_PICK: { reprocessOne: 'refused', reprocessInBulk: 'refused', pick: 'refused' },
  sent: { reprocessOne: 'refused', reprocessInBulk: 'refused', pick: 'refused' },
};

/** Whether one candidate in `status` may be analysed again on its own. */
export function mayReprocess(status: CandidateStatus): boolean {
  return allowedActions[status].reprocessOne === 'yes';
}

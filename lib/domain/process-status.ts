import type { CandidateStatus } from '@/lib/domain/candidate-schemas';
import type { ProcessStatus } from './process-schemas';

/** The targets a user may choose from each status (docs/specification.md, Process). */
const allowedTargets: Record<ProcessStatus, readonly ProcessStatus[]> = {
  IN_CREATION: ['ARCHIVED'],
  CREATED: ['ACTIVE', 'ARCHIVED'],
  ACTIVE: ['STOPPED', 'ARCHIVED'],
  IN_PROGRESS: ['STOPPED'],
  STOPPED: ['ACTIVE', 'ARCHIVED'],
  ERROR: ['ACTIVE', 'STOPPED', 'ARCHIVED'],
  ARCHIVED: ['ACTIVE'],
};

/** The statuses that a user may change `status` to. */
export function possibleStatuses(status: ProcessStatus): readonly ProcessStatus[] {
  return allowedTargets[status];
}

/**
 * The status that undoes a change; null when the allowed transitions cannot restore the previous state. IN_PROGRESS was
 * stored as ACTIVE, and is displayed again while work is in progress.
 */
export function statusAfterUndo(change: { from: ProcessStatus; to: ProcessStatus }): ProcessStatus | null {
  const before = change.from === 'IN_PROGRESS' ? 'ACTIVE' : change.from;
  return allowedTargets[change.to].includes(before) ? before : null;
}

/** Whether analyses start in a process displayed as `status` (docs/specification.md, Process). */
export function startsAnalyses(status: ProcessStatus): boolean {
  return status === 'ACTIVE' || status === 'IN_PROGRESS';
}

/** Whether CVs can be added to a process displayed as `status`; without analyses they wait. */
export function acceptsCvs(status: ProcessStatus): boolean {
  return status !== 'IN_CREATION' && status !== 'ARCHIVED';
}

/** Candidates in these statuses keep an active process IN_PROGRESS. */
export const runningCandidateStatuses: readonly CandidateStatus[] = [
  'AWAITING_PROCESSING',
  'DOWNLOADING',
  'IN_PROGRESS',
];

/**
 * The displayed status: an active process with candidates waiting, being downloaded or analysed is IN_PROGRESS.
 *
 * @param counts of the process's candidates; undefined when it has none
 */
export function displayStatus(stored: ProcessStatus, counts?: { awaiting: number; running: number }): ProcessStatus {
  const hasWork = counts !== undefined && counts.awaiting + counts.running > 0;
  return stored === 'ACTIVE' && hasWork ? 'IN_PROGRESS' : stored;
}

/** What `PUT /defined` needs: a name and at least one requirement or 30 characters of description. */
export function isDefinable(process: { name: string; requirements: string; requirementCount: number }): boolean {
  if (process.name.trim() === '') return false;
  return process.requirementCount > 0 || process.requirements.trim().length >= 30;
}

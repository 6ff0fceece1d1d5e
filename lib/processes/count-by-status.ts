import type { CandidateStatus } from '@/lib/domain/candidate-schemas';

const groups = {
  analysed: ['NEW', 'SEEN', 'PROCESSING_OUTDATED', 'AWAITING_EXTERNAL_PICK', 'sent'],
  failed: ['ERROR', 'NO_FILE_FOUND', 'INSUFFICIENT_POSITION_DESCRIPTION'],
  awaiting: ['AWAITING_DOWNLOAD', 'AWAITING_PROCESSING'],
  running: ['DOWNLOADING', 'IN_PROGRESS'],
} satisfies Record<string, CandidateStatus[]>;

export interface StatusCounts extends Record<keyof typeof groups, number> {
  total: number;
}

/**
 * Counts candidates that wait, run, are analysed or have failed.
 *
 * @param byStatus number of candidates per status; missing means none
 */
export function countByStatus(byStatus: Readonly<Record<string, number>>): StatusCounts {
  const sum = (statuses: readonly string[]) => statuses.reduce((total, status) => total + (byStatus[status] ?? 0), 0);
  return {
    total: sum(Object.keys(byStatus)),
    analysed: sum(groups.analysed),
    failed: sum(groups.failed),
    awaiting: sum(groups.awaiting),
    running: sum(groups.running),
  };
}

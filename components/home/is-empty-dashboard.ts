import type { MentionsDto } from '@/lib/domain/candidate-review-schemas';
import type { DashboardDto } from '@/lib/processes/dashboard-schemas';

/** Whether there is nothing to show, so that the page explains how to begin. */
export function isEmptyDashboard(dashboard: DashboardDto, mentions: MentionsDto): boolean {
  const { myProcesses, awaitingReviewTotal, running, failedTotal } = dashboard;
  return myProcesses.length + awaitingReviewTotal + running.length + failedTotal + mentions.totalItems === 0;
}

import type { MentionsDto } from '@/lib/domain/candidate-review-schemas';
import type { DashboardDto } from '@/lib/processes/dashboard-schemas';

/** Whether there is nothing to show, so that the page explains how to begin. */
export function isEmptyDashboard(
  dashboard: DashboardDto,
  mentions: MentionsDto,
  requests: { totalItems: number },
  tasks: { totalItems: number },
): boolean {
  const { myProcesses, awaitingReviewTotal, running, failedTotal } = dashboard;
  const waiting = mentions.totalItems + requests.totalItems + tasks.totalItems;
  return myProcesses.length + awaitingReviewTotal + running.length + failedTotal + waiting === 0;
}

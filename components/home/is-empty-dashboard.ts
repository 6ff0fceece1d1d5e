import type { DashboardDto } from '@/lib/processes/dashboard-schemas';

/** Nothing of one's own, nothing awaiting, running or failed: the page then explains how to begin. */
export function isEmptyDashboard({ myProcesses, awaitingReviewTotal, running, failedTotal }: DashboardDto): boolean {
  return myProcesses.length === 0 && awaitingReviewTotal === 0 && running.length === 0 && failedTotal === 0;
}

import type { DashboardDto } from '@/lib/processes/dashboard-schemas';

/** Whether there is nothing to show, so that the page explains how to begin. */
export function isEmptyDashboard({ myProcesses, awaitingReviewTotal, running, failedTotal }: DashboardDto): boolean {
  return myProcesses.length === 0 && awaitingReviewTotal === 0 && running.length === 0 && failedTotal === 0;
}

import type { UpcomingInterview } from '@/lib/interview-times/times-schemas';
import type { DashboardDto } from '@/lib/processes/dashboard-schemas';
import type { OpenRequests } from './candidate-request-tasks';
import type { NewsProps } from './news';
import type { OwnTasksProps } from './own-tasks';

/** What waits for the person who is signed in, beside the candidates to review. */
export interface WaitingWork {
  news: NewsProps['news'];
  requests: OpenRequests;
  interviews: readonly UpcomingInterview[];
  tasks: OwnTasksProps['tasks'];
}

/** Whether there is nothing to show, so that the page explains how to begin. */
export function isEmptyDashboard(
  { myProcesses, awaitingReviewTotal, running, failedTotal }: DashboardDto,
  { news, requests, interviews, tasks }: WaitingWork,
): boolean {
  const waiting = news.totalItems + requests.totalItems + tasks.totalItems + interviews.length;
  return myProcesses.length + awaitingReviewTotal + running.length + failedTotal + waiting === 0;
}

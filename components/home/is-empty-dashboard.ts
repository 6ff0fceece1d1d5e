import type { MentionsDto } from '@/lib/domain/candidate-review-schemas';
import type { UpcomingInterview } from '@/lib/interview-times/times-schemas';
import type { DashboardDto } from '@/lib/processes/dashboard-schemas';
import type { NewAnswers } from '@/lib/shortlists/shortlist-schemas';
import type { OpenRequests } from './candidate-request-tasks';
import type { OwnTasksProps } from './own-tasks';

/** What waits for the person who is signed in, beside the candidates to review. */
export interface WaitingWork {
  mentions: MentionsDto;
  requests: OpenRequests;
  interviews: readonly UpcomingInterview[];
  answers: readonly NewAnswers[];
  tasks: OwnTasksProps['tasks'];
}

/** Whether there is nothing to show, so that the page explains how to begin. */
export function isEmptyDashboard(
  { myProcesses, awaitingReviewTotal, running, failedTotal }: DashboardDto,
  { mentions, requests, interviews, answers, tasks }: WaitingWork,
): boolean {
  const waiting = mentions.totalItems + requests.totalItems + tasks.totalItems + interviews.length + answers.length;
  return myProcesses.length + awaitingReviewTotal + running.length + failedTotal + waiting === 0;
}

'use client';
import { ListChecks, CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { ProcessStatusBadge } from '@/components/fields/processes/process-status-badge';
import { EmptyState } from '@/components/ui/empty-state';
import { ProcessListEmpty } from '@/components/processes/list/process-list-empty';
import { useCan } from '@/components/users/current-user';
import type { DashboardDto } from '@/lib/processes/dashboard-schemas';
import { CandidateRequestTasks } from './candidate-request-tasks';
import { DashboardSection } from './dashboard-section';
import { isEmptyDashboard, type WaitingWork } from './is-empty-dashboard';
import { News } from './news';
import { NextInterviews } from './next-interviews';
import { OwnTasks } from './own-tasks';
import { ReviewQueues } from './review-queues';
import { useLiveRefresh } from '@/components/query/use-live-refresh';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { ProcessListItem } from '@/lib/domain/process-schemas';
import { RowLink } from './row-link';
import { useRowLinkKeys } from './use-row-link-keys';

interface DashboardProps {
  dashboard: DashboardDto;
  waiting: WaitingWork;
}

/**
 * Next interviews, requests of candidates, one's own next steps, what people said, candidates to review, running analyses,
 * failures and own processes (docs/specification.md, Screens).
 */
export function Dashboard({ dashboard, waiting }: DashboardProps) {
  const t = useTranslations('home');
  const { reviewQueues, awaitingReviewTotal, running, failed, failedTotal, myProcesses } = dashboard;
  useLiveRefresh(running.length > 0);
  useRowLinkKeys();
  const mayCreate = useCan('process:write');
  const mineEmpty = mayCreate ? t('mine.empty') : t('mine.emptyReadOnly');
  const allProcesses = (
    <Link href="/processes" className="text-accent-ink rounded-sm hover:underline">
      {t('all')}
    </Link>
  );
  if (isEmptyDashboard(dashboard, waiting)) {
    return mayCreate ? (
      <ProcessListEmpty />
    ) : (
      <EmptyState icon={ListChecks} title={t('mine.emptyTitle')} action={allProcesses} className="my-auto">
        {mineEmpty}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 px-4 pb-6 lg:grid-cols-5 lg:px-6">
      <div className="flex min-w-0 flex-col gap-4 lg:col-span-3">
        <NextInterviews interviews={waiting.interviews} />
        <CandidateRequestTasks requests={waiting.requests} />
        <OwnTasks tasks={waiting.tasks} />
        <News news={waiting.news} />
        <DashboardSection
          id="awaiting"
          title={t('awaiting.title')}
          aside={awaitingReviewTotal > 0 && t('awaiting.total', { count: awaitingReviewTotal })}
          empty={reviewQueues.length === 0 && t('awaiting.empty')}
        >
          <ReviewQueues queues={reviewQueues} />
        </DashboardSection>
        <DashboardSection
          id="failed"
          title={t('failed.title')}
          aside={
            failed.length < failedTotal
              ? t('failed.shownOf', { shown: failed.length, count: failedTotal })
              : failedTotal > 0 && t('failed.total', { count: failedTotal })
          }
          empty={failed.length === 0 && t('failed.empty')}
        >
          <FailedList candidates={failed} />
        </DashboardSection>
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:col-span-2">
        <DashboardSection id="running" title={t('running.title')} empty={running.length === 0 && t('running.empty')}>
          <RunningList runs={running} />
        </DashboardSection>
        <DashboardSection
          id="mine"
          title={t('mine.title')}
          aside={allProcesses}
          empty={myProcesses.length === 0 && mineEmpty}
        >
          <MyProcesses processes={myProcesses} />
        </DashboardSection>
      </div>
    </div>
  );
}

/** The text of the reason, else of the status. */
function useReason(): (candidate: DashboardDto['failed'][number]) => string {
  const t = useTranslations('home.failed.status');
  const reasons = useTranslations('candidateStatusReason');
  return ({ status, statusReason }) => (statusReason && reasons.has(statusReason) ? reasons(statusReason) : t(status));
}

function FailedList({ candidates }: { candidates: DashboardDto['failed'] }) {
  const t = useTranslations('home');
  const reason = useReason();
  return (
    <ul>
      {candidates.map((candidate) => (
        <RowLink
          key={candidate.candidateId}
          href={`/processes/${candidate.processId}/candidates/${candidate.candidateId}`}
          title={candidate.name ?? t('candidateNumber', { number: candidate.ordinalNumber })}
          detail={`${candidate.processName} · ${reason(candidate)}`}
        >
          <CircleAlert className="text-negative-ink size-4" aria-hidden="true" />
        </RowLink>
      ))}
    </ul>
  );
}

function MyProcesses({ processes }: { processes: ProcessListItem[] }) {
  const t = useTranslations('home.mine');
  return (
    <ul>
      {processes.map(({ id, name, status, candidates, awaitingCandidates }) => (
        <RowLink
          key={id}
          href={`/processes/${id}`}
          title={name}
          detail={[t('counts', { candidates }), awaitingCandidates > 0 && t('awaiting', { count: awaitingCandidates })]
            .filter(Boolean)
            .join(' · ')}
        >
          <ProcessStatusBadge status={status} />
        </RowLink>
      ))}
    </ul>
  );
}

function RunningList({ runs }: { runs: DashboardDto['running'] }) {
  const t = useTranslations('home.running');
  return (
    <ul aria-live="polite">
      {runs.map(({ processId, processName, done, total }) => (
        <li key={processId} className="border-t px-4 py-2.5">
          <div className="flex items-baseline justify-between gap-4">
            <Link
              href={`/processes/${processId}`}
              className="line-clamp-2 min-w-0 rounded-sm font-medium break-words hover:underline"
            >
              {processName}
            </Link>
            <span className="text-ink-muted shrink-0 text-sm tabular-nums">{t('progress', { done, total })}</span>
          </div>
          <ProgressBar
            className="mt-2"
            label={processName}
            value={total === 0 ? null : Math.round((100 * done) / total)}
            valueText={t('progress', { done, total })}
          />
        </li>
      ))}
    </ul>
  );
}

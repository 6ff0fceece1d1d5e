'use client';

import { ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import { ProcessListEmpty } from '@/components/processes/list/process-list-empty';
import { useCan } from '@/components/users/current-user';
import type { MentionsDto } from '@/lib/domain/candidate-review-schemas';
import type { DashboardDto } from '@/lib/processes/dashboard-schemas';
import { DashboardSection } from './dashboard-section';
import { FailedList } from './failed-list';
import { isEmptyDashboard } from './is-empty-dashboard';
import { Mentions } from './mentions';
import { MyProcesses } from './my-processes';
import { ReviewQueues } from './review-queues';
import { RunningList } from './running-list';
import { useLiveRefresh } from '@/components/query/use-live-refresh';
import { useRowLinkKeys } from './use-row-link-keys';

/** Mentions, candidates to review, running analyses, failures and own processes (docs/specification.md, Screens). */
export function Dashboard({ dashboard, mentions }: { dashboard: DashboardDto; mentions: MentionsDto }) {
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
  if (isEmptyDashboard(dashboard, mentions)) {
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
        <Mentions mentions={mentions} />
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

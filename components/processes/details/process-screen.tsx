'use client';
import { Archive, Info, List, SquareKanban } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useMemo, useEffect, useState, type ReactNode } from 'react';
import { UnjudgedNote } from '@/components/analysis/unjudged-note';
import { StaleNote } from '@/components/connection/stale-note';
import { NotFoundMessage } from '@/components/page/not-found-message';
import { PageTitle } from '@/components/page/page-title';
import { EditProcessButton } from '@/components/fields/processes/edit-process-button';
import { RestrictedMark } from '@/components/fields/processes/restricted-mark';
import { ProcessStatusBadge } from '@/components/fields/processes/process-status-badge';
import { InformationTab } from '@/components/processes/information/information-tab';
import { ProcessWizardHost } from '@/components/processes/wizard/process-wizard-host';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { useCan } from '@/components/users/current-user';
import type { CandidatesStatisticsDto, ProcessDto } from '@/lib/domain/process-schemas';
import { startsAnalyses } from '@/lib/domain/process-status';
import { BatchNotice } from './batch-notice';
import { LiveProcessContext, useLiveProcess } from './live-process';
import { ProcessErrorNotice } from './process-error-notice';
import { ProcessStatistics } from './process-statistics';
import { ProcessStatusActions } from './process-status-actions';
import { ProgressStrip } from './progress-strip';
import { followRun, runCounts, type RunCounts, type RunProgress } from './run-progress';
import { WaitNotice } from './wait-notice';

const tabs = ['candidates', 'board', 'information'] as const;

const StageBoard = lazyPart(
  () => import('@/components/candidates/stages/stage-board').then((module) => module.StageBoard),
  () => <Skeleton className="min-h-80 flex-1" />,
);

interface ProcessScreenProps {
  process: ProcessDto;
  statistics: CandidatesStatisticsDto;
  /** When both were loaded, in epoch milliseconds. */
  loadedAt: number;
  /** Content of the first tab. */
  candidates: ReactNode;
}

/** Process details: the candidates, and what they are judged by. */
export function ProcessScreen(props: ProcessScreenProps) {
  const t = useTranslations('processDetails');
  const format = useFormatter();
  const mayChangeStatus = useCan('process:write');
  const { process, statistics, live, statusQuery, isGone } = useLiveProcess(
    props.process,
    props.statistics,
    props.loadedAt,
  );
  const starts = startsAnalyses(process.status);
  const figures = useRunProgress(statistics, starts);
  const [tab, setTab] = useQueryState('tab', parseAsStringLiteral(tabs).withDefault('candidates'));
  // The board is another view of the first tab: the specification has two tabs.
  const isBoard = tab === 'board';
  const shownTab = isBoard ? 'candidates' : tab;
  const shared = useMemo(() => ({ process, statistics }), [process, statistics]);
  const archived = process.status === 'ARCHIVED';
  const NoticeIcon = archived ? Archive : Info;
  const failed = process.status === 'ERROR';
  if (isGone) return <NotFoundMessage />;
  const waits = !starts && !failed && statistics.awaiting > 0;
  return (
    <LiveProcessContext value={shared}>
      <Tabs
        value={shownTab}
        onValueChange={(value) => void setTab(tabs.find((one) => one === value) ?? 'candidates')}
        className="flex min-h-0 flex-1 flex-col lg:h-full"
      >
        <PageTitle
          title={process.name}
          backButtonId="processDetails.back"
          backButtonUrl="/processes"
          aside={
            <>
              <span className="text-ink-muted tabular-nums">{t('number', { number: process.ordinalNumber })}</span>
              <ProcessStatusBadge status={process.status} />
              {process.restricted && <RestrictedMark />}
            </>
          }
          actions={
            mayChangeStatus && (
              <>
                {!archived && <EditProcessButton processId={process.id} />}
                <ProcessStatusActions process={process} />
              </>
            )
          }
        />
        <div className="mx-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b lg:mx-6 lg:min-h-11">
          <TabsList className="border-0">
            <TabsTrigger value="candidates">
              {t('tab.candidates')}
              <span className="text-ink-muted text-sm tabular-nums">{format.number(statistics.total)}</span>
            </TabsTrigger>
            <TabsTrigger value="information">{t('tab.information')}</TabsTrigger>
          </TabsList>
          <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
            {tab === 'candidates' && statistics.total > 0 && (
              // On a phone the list begins sooner; the quick view has the same figures.
              <div className="max-sm:hidden">
                <ProcessStatistics processId={process.id} statistics={statistics} live={live} />
              </div>
            )}
            {shownTab === 'candidates' && (
              <Button
                size="sm"
                variant="ghost"
                className="self-center"
                onClick={() => void setTab(isBoard ? 'candidates' : 'board')}
              >
                {isBoard ? <List aria-hidden="true" /> : <SquareKanban aria-hidden="true" />}
                {isBoard ? t('tab.list') : t('tab.board')}
              </Button>
            )}
          </div>
        </div>
        <TabsContent
          value="candidates"
          className="relative flex min-h-0 flex-1 flex-col gap-2 px-4 pt-3 pb-4 max-sm:px-2 max-sm:pt-2 lg:px-6"
        >
          {figures && <ProgressStrip process={process} figures={figures} stoppable={mayChangeStatus} />}
          {figures && <StaleNote query={statusQuery} />}
          {failed && <ProcessErrorNotice process={process} awaiting={statistics.awaiting} runnable={mayChangeStatus} />}
          {statistics.total > 0 && <UnjudgedNote texts={process.unjudged} className="shrink-0" />}
          {statistics.wait && <WaitNotice wait={statistics.wait} />}
          {statistics.batch && <BatchNotice processId={process.id} batch={statistics.batch} />}
          {(waits || archived) && (
            <p className="bg-caution-soft text-caution-ink flex shrink-0 items-center gap-2 rounded-lg px-3 py-2">
              <NoticeIcon className="size-4 shrink-0" aria-hidden="true" />
              {archived ? t('notice.archived') : t('notice.waits', { count: statistics.awaiting })}
            </p>
          )}
          {isBoard ? <StageBoard process={process} /> : props.candidates}
        </TabsContent>
        {/* `relative` contains screen-reader-only text, which would otherwise extend the page. */}
        <TabsContent value="information" className="relative px-4 py-4 lg:px-6">
          <InformationTab process={process} />
        </TabsContent>
        <ProcessWizardHost />
      </Tabs>
    </LiveProcessContext>
  );
}

/** Figures of the running analyses; null when none run. `starts`: whether analyses start in the process. */
function useRunProgress(statistics: CandidatesStatisticsDto, starts: boolean): RunCounts | null {
  const [seen, setSeen] = useState<{ run: RunProgress | null; at: number }>({ run: null, at: 0 });
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const at = Date.now();
      setSeen((before) => {
        const run = followRun(before.run, statistics, starts, at);
        return run || before.run ? { run, at } : before;
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [statistics, starts]);
  return seen.run ? runCounts(seen.run, seen.at) : null;
}

'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, Info } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { Activity, useEffect, useRef } from 'react';
import { StaleNote } from '@/components/connection/stale-note';
import { PageTitle } from '@/components/layout/page-title';
import { EditProcessButton } from '@/components/processes/edit-process-button';
import { InformationTab } from '@/components/processes/information/information-tab';
import { processQueries } from '@/components/processes/process-queries';
import { ProcessStatusBadge } from '@/components/processes/process-status-badge';
import { ProcessWizardHost } from '@/components/processes/wizard/process-wizard-host';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { CandidateSearchAnswer } from '@/lib/candidates/schemas';
import type { CandidatesStatisticsDto, ProcessDto, ProcessStatus } from '@/lib/processes/schemas';
import { startsAnalyses } from '@/lib/processes/status';
import type { CandidateRights } from './candidate-list';
import { CandidateList } from './candidate-list';
import { candidateKeys, liveInterval } from './candidate-queries';
import { ProcessStatistics } from './process-statistics';
import { ProcessStatusActs } from './process-status-acts';
import { ProgressStrip } from './progress-strip';
import { useFreshFromServer, useKeptBehind } from './use-fresh-from-server';
import { useRunProgress } from './use-run-progress';

const tabs = ['candidates', 'information'] as const;

interface ProcessScreenProps {
  process: ProcessDto;
  candidates: CandidateSearchAnswer;
  statistics: CandidatesStatisticsDto;
  rights: CandidateRights & { changeStatus: boolean };
}

/** What may be done to candidates of a process in `status` by a person with `rights`. */
function rightsIn(status: ProcessStatus, rights: CandidateRights): CandidateRights {
  if (status === 'ARCHIVED') return { upload: false, rate: false, analyse: false };
  return { ...rights, upload: rights.upload && status !== 'IN_CREATION' };
}

const awaits = (statistics: CandidatesStatisticsDto) => statistics.awaiting + statistics.running > 0;

/** Process and figures, looked at every second while candidates are being analysed. */
function useLiveProcess(initial: ProcessDto, figures: CandidatesStatisticsDto) {
  const client = useQueryClient();
  const detail = processQueries.detail(initial.id);
  const refetchOnMount = !useFreshFromServer(initial, detail.queryKey);
  const process = useQuery({ ...detail, initialData: initial, staleTime: 0, refetchOnMount }).data;
  const works = startsAnalyses(process.status);
  const counted = useQuery({
    ...processQueries.statistics(initial.id),
    staleTime: 0,
    refetchOnMount,
    meta: { errorBanner: false },
    initialData: figures,
    refetchInterval: (query) => (works && query.state.data && awaits(query.state.data) ? liveInterval : false),
  });
  const statistics = counted.data;
  const live = works && awaits(statistics);

  // The status of the process and of its last rows changes with the end of the run.
  const wasLive = useRef(live);
  useEffect(() => {
    if (wasLive.current === live) return;
    wasLive.current = live;
    void client.invalidateQueries({ queryKey: processQueries.detail(initial.id).queryKey });
    void client.invalidateQueries({ queryKey: candidateKeys.possibleStatuses(initial.id) });
    if (!live) void client.invalidateQueries({ queryKey: candidateKeys.searches(initial.id) });
  }, [live, client, initial.id]);
  return { process, statistics, live, counted };
}

/** Process details: its candidates, and what they are judged against. */
export function ProcessScreen({ process: initial, candidates, statistics: counted, rights }: ProcessScreenProps) {
  const t = useTranslations('processDetails');
  const format = useFormatter();
  const { process, statistics, live, counted: query } = useLiveProcess(initial, counted);
  const figures = useRunProgress(statistics, live);
  const [tab, setTab] = useQueryState('tab', parseAsStringLiteral(tabs).withDefault('candidates'));
  useKeptBehind(candidates, tab !== 'candidates');
  const archived = process.status === 'ARCHIVED';
  const NoticeIcon = archived ? Archive : Info;
  const waits = !live && statistics.awaiting > 0;
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => void setTab(tabs.find((one) => one === value) ?? 'candidates')}
      className="flex min-h-0 flex-1 flex-col lg:h-[calc(100dvh-3rem)]"
    >
      <PageTitle
        title={process.name}
        backButtonId="processDetails.back"
        backButtonUrl="/processes"
        aside={
          <>
            <span className="text-ink-muted tabular-nums">{t('number', { number: process.ordinalNumber })}</span>
            <ProcessStatusBadge status={process.status} />
          </>
        }
        actions={
          rights.changeStatus && (
            <>
              {!archived && <EditProcessButton processId={process.id} />}
              <ProcessStatusActs process={process} />
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
        {tab === 'candidates' && statistics.total > 0 && (
          <Activity>
            <ProcessStatistics statistics={statistics} />
          </Activity>
        )}
      </div>
      <TabsContent value="candidates" className="flex min-h-0 flex-1 flex-col gap-2 px-4 pt-3 pb-4 lg:px-6">
        {figures && <ProgressStrip process={process} figures={figures} stoppable={rights.changeStatus} />}
        {figures && <StaleNote query={query} />}
        {(waits || archived) && (
          <p className="bg-caution-soft text-caution-ink flex shrink-0 items-center gap-2 rounded-lg px-3 py-2">
            <NoticeIcon className="size-4 shrink-0" aria-hidden="true" />
            {archived ? t('notice.archived') : t('notice.waits', { count: statistics.awaiting })}
          </p>
        )}
        <Activity>
          <CandidateList
            process={process}
            initial={candidates}
            statistics={statistics}
            live={live}
            rights={rightsIn(process.status, rights)}
          />
        </Activity>
      </TabsContent>
      {/* Words that are only read aloud are placed within it; else they would lengthen the page below its window. */}
      <TabsContent value="information" className="relative px-4 py-4 lg:px-6">
        <InformationTab process={process} />
      </TabsContent>
      <ProcessWizardHost />
    </Tabs>
  );
}

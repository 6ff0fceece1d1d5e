'use client';
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, useEffect } from 'react';
import {
  completeSimulation,
  interviewKeys,
  isSimulationGone,
  reopenSimulation,
  simulationQuery,
  simulationStatusQuery,
  type SimulationPlace,
} from '@/components/interviews/fields/interview-queries';
import { InterviewStatusBadge } from '@/components/interviews/fields/interview-status-badge';
import { SimulationSummary } from '@/components/interviews/summary/simulation-summary';
import { NotFoundMessage } from '@/components/page/not-found-message';
import { PageTitle } from '@/components/page/page-title';
import { pageDataStaleTime, pollingInterval } from '@/components/query/polling-intervals';
import { useIdle } from '@/components/query/use-idle';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ProgressBar } from '@/components/ui/progress-bar';
import { useCan } from '@/components/users/current-user';
import type { InterviewStatus } from '@/lib/interviews/enums';
import type { SimulationDto } from '@/lib/interviews/simulation-schemas';
import { Conversation } from './conversation';
import { SimulationFailed, SimulationPreparing } from './simulation-waiting';

interface SimulationScreenProps {
  simulation: SimulationDto;
  /** When it was loaded, in epoch milliseconds. */
  loadedAt: number;
  candidateName: string;
  /** Of an archived process. */
  archived: boolean;
}

/** Ends the interview, or opens it again. */
function useChangeStatus(
  place: SimulationPlace,
  change: (place: SimulationPlace) => Promise<SimulationDto>,
  onChanged: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => change(place),
    meta: { successBanner: false },
    onSuccess: (changed) => {
      client.setQueryData(interviewKeys.one(place), changed);
      void client.invalidateQueries({ queryKey: interviewKeys.list(place) });
      onChanged();
    },
    onError: (error) => {
      if (isSimulationGone(error)) void client.invalidateQueries({ queryKey: interviewKeys.one(place) });
    },
  });
}

/** An interview simulation: preparing, the conversation, and its summary. */
export function SimulationScreen({ simulation: initial, loadedAt, candidateName, archived }: SimulationScreenProps) {
  const t = useTranslations('interviewSimulation');
  const { processId, candidateId, id: interviewSimulationId } = initial;
  const place = { processId, candidateId, interviewSimulationId };
  const { simulation, isGone } = useLiveSimulation(place, initial, loadedAt);
  const readOnly = !useCan('interview:run') || archived;
  const [showsAnswers, setShowsAnswers] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const finish = useChangeStatus(place, completeSimulation, () => {
    setConfirming(false);
    setShowsAnswers(false);
  });
  const reopen = useChangeStatus(place, reopenSimulation, () => setShowsAnswers(false));
  const { status, done, total } = simulation;
  const completed = status === 'COMPLETED';
  const open = total - done;
  const onFinish = () => (open > 0 ? setConfirming(true) : finish.mutate());
  if (isGone) return <NotFoundMessage />;
  return (
    <div className="tall:max-lg:h-[calc(100%-3rem)] tall:lg:h-full flex min-h-0 flex-1 flex-col">
      <PageTitle
        title={t('titleOf', { name: candidateName })}
        backButtonId="interviewSimulation.back"
        backButtonUrl={`/processes/${processId}/candidates/${candidateId}`}
        aside={<InterviewStatusBadge status={status} />}
        actions={
          completed && (
            <>
              {!readOnly && (
                <Button className="print:hidden" loading={reopen.isPending} onClick={() => reopen.mutate()}>
                  {t('reopen')}
                </Button>
              )}
              <Button className="print:hidden" onClick={() => setShowsAnswers(!showsAnswers)}>
                {showsAnswers ? t('showSummary') : t('showAnswers')}
              </Button>
            </>
          )
        }
      />
      {total > 0 && !completed && (
        <div className="flex items-center gap-3 px-4 pb-3 lg:px-6">
          <ProgressBar
            label={t('progressLabel')}
            value={(done / total) * 100}
            valueText={t('progress', { done, total })}
            className="max-w-60"
          />
          <span className="text-ink-muted text-sm whitespace-nowrap tabular-nums">
            {t('progress', { done, total })}
          </span>
          {status === 'IN_PROGRESS' && !readOnly && open > 0 && (
            <Button size="sm" className="ml-auto" loading={finish.isPending} onClick={onFinish}>
              {t('finish.button')}
            </Button>
          )}
        </div>
      )}
      <div className="flex min-h-0 flex-1 flex-col border-t">
        {(status === 'CREATED' || status === 'PREPARING') && <SimulationPreparing />}
        {status === 'ERROR' && <SimulationFailed place={place} mayRetry={!readOnly} />}
        {completed && !showsAnswers && <SimulationSummary simulation={simulation} candidateName={candidateName} />}
        {(status === 'IN_PROGRESS' || (completed && showsAnswers)) && (
          <Conversation
            place={place}
            simulation={simulation}
            readOnly={readOnly || completed}
            end={
              !completed &&
              !readOnly && (
                <div className="bg-surface flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 lg:px-6">
                  <p role="status">{t('finish.allDone')}</p>
                  <Button variant="primary" loading={finish.isPending} onClick={onFinish}>
                    {t('finish.toSummary')}
                  </Button>
                </div>
              )
            }
          />
        )}
      </div>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('finish.title')}
        confirmLabel={t('finish.confirm')}
        loading={finish.isPending}
        onConfirm={() => finish.mutate()}
      >
        {t('finish.text', { count: open })}
      </ConfirmDialog>
    </div>
  );
}

const isPreparing = (status: InterviewStatus): boolean => status === 'CREATED' || status === 'PREPARING';

/** The open simulation, and whether it is gone; its status is polled while the questions are prepared. */
function useLiveSimulation(
  place: SimulationPlace,
  initial: SimulationDto,
  loadedAt: number,
): { simulation: SimulationDto; isGone: boolean } {
  const client = useQueryClient();
  const idle = useIdle();
  const { data, error } = useQuery({
    ...simulationQuery(place),
    initialData: initial,
    initialDataUpdatedAt: loadedAt,
    staleTime: pageDataStaleTime,
  });
  const preparing = isPreparing(data.status);
  const polled = useQuery({
    ...simulationStatusQuery(place),
    enabled: ({ state }) => preparing && !isSimulationGone(error) && !isSimulationGone(state.error),
    staleTime: 0,
    refetchInterval: pollingInterval({ live: true, idle }),
  });
  const status = polled.data?.status;
  const ended = preparing && status !== undefined && !isPreparing(status);
  const { interviewSimulationId } = place;
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: interviewKeys.one({ interviewSimulationId }) });
  }, [ended, client, interviewSimulationId]);
  return { simulation: data, isGone: isSimulationGone(error) || isSimulationGone(polled.error) };
}

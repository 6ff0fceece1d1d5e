'use client';

import { useTranslations } from 'next-intl';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useEffect, useMemo, useState } from 'react';
import { CvFocusProvider } from '@/components/cv/cv-focus';
import { SplitPanel } from '@/components/cv/split-panel';
import { CandidateInterviews } from '@/components/interviews/fields/candidate-interviews';
import { CandidateInAts } from '@/components/ats/departures/candidate-in-ats';
import { CandidateStage } from '@/components/ats/picks/candidate-stage';
import { usePickOffer } from '@/components/ats/picks/use-pick-offer';
import { useReturn } from '@/components/navigation/back-link';
import { CandidateDecision } from '@/components/candidates/decisions/candidate-decision';
import { EndOfWalk } from '@/components/candidates/decisions/end-of-walk';
import { lazyPart } from '@/components/ui/lazy-part';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { mayPick, mayReplaceCv, mayReprocess } from '@/lib/domain/candidate-status';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { acceptsCvs, startsAnalyses } from '@/lib/domain/process-status';
import { CandidateNotes } from '@/components/candidates/notes/candidate-notes';
import { DropZone } from '@/components/candidates/upload/drop-zone';
import { useCan } from '@/components/users/current-user';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import { useRateCandidate } from '@/components/fields/candidates/use-rate-candidate';
import { useReprocess } from '@/components/fields/candidates/use-reprocess';
import { BlindNotice } from './blind-notice';
import { CandidateGone } from './candidate-gone';
import { CandidateHeader } from './candidate-header';
import { CandidateMenu } from './candidate-menu';
import { CandidateNotice, noticeOffersReprocess } from './candidate-notice';
import { CandidateRecord, SamePersonNote } from './candidate-record';
import { CandidateScore } from './candidate-score';
import { CandidateSummary } from './candidate-summary';
import { CvOfCandidate } from './cv-of-candidate';
import { MatchingTab } from './matching-tab';
import { PaneSwitch } from './pane-switch';
import { useReplaceCv } from './use-replace-cv';
import { useCandidateKeys } from './use-candidate-keys';
import { useCandidateUrl, useCandidateNavigation } from './use-candidate-navigation';
import { useLiveCandidate, useProcessStatus } from './use-live-candidate';

const PickDialog = lazyPart(() => import('@/components/ats/picks/pick-dialog').then((module) => module.PickDialog));
const tabs = ['summary', 'matching'] as const;

interface CandidateScreenProps {
  /** The candidate of the page load; navigation continues on the client. */
  candidate: CandidateDto;
  /** Initial data; refetched when stale. */
  process: { status: ProcessStatus };
  /** When both were loaded, in epoch milliseconds. */
  loadedAt: number;
  rights: { rate: boolean; analyse: boolean; pick: boolean; decide: boolean };
}

/** Labels of the criteria by id, as the breakdown names them (languages and places are named there). */
function useCriterionLabels(candidate: CandidateDto | undefined): ReadonlyMap<string, string> {
  const lines = candidate?.analysis?.scoreBreakdown.lines;
  return useMemo(() => new Map(lines?.map(({ criterionId, label }) => [criterionId, label])), [lines]);
}

/** Candidate details: the CV beside its analysis. */
export function CandidateScreen({ candidate: initial, process, loadedAt, rights }: CandidateScreenProps) {
  const t = useTranslations('candidateDetails');
  const pageTexts = useTranslations('candidatePage');
  const list = useTranslations('candidates');
  const { processId } = initial;
  const { candidateId, place } = useCandidateUrl(initial.id);
  const processStatus = useProcessStatus(processId, process, loadedAt);
  const starts = startsAnalyses(processStatus);
  const { result, isGone, candidate, liveStatus } = useLiveCandidate(candidateId, { initial, loadedAt, starts });
  const navigation = useCandidateNavigation(processId, candidateId, place);
  const labels = useCriterionLabels(candidate);
  const rate = useRateCandidate(processId);
  const reprocess = useReprocess(processId);
  const [narrowShows, setNarrowShows] = useState<'left' | 'right'>('right');
  const [cvRequested, setCvRequested] = useState(false);
  const showCv = () => {
    setCvRequested(true);
    setNarrowShows('left');
  };
  const [tab, setTab] = useQueryState('tab', parseAsStringLiteral(tabs).withDefault('matching'));

  const gone = isGone ? t('title') : '';
  const name = candidate ? candidateName(candidate, (number) => list('numbered', { number })) : gone;
  useEffect(() => {
    if (name) document.title = name;
  }, [name]);

  const onRate =
    rights.rate && candidate && processStatus !== 'ARCHIVED' ? (value: number) => rate(candidateId, value) : null;
  const status = liveStatus?.status;
  const onReprocess =
    rights.analyse && starts && status && mayReprocess(status) && !reprocess.isPending
      ? // An unchanged CV would get its stored verdicts; an explicit re-analysis judges it afresh.
        () => reprocess.mutate({ candidateId, fresh: status === 'NEW' || status === 'SEEN' })
      : null;
  const pick = usePickOffer({ processId, candidateId }, rights.pick && starts && !!status && mayPick(status));
  const { inAts } = pick;
  const [picking, setPicking] = useState<string | null>(null);
  const onPick = pick.isOffered ? () => setPicking(candidateId) : null;
  const mayDecide = rights.decide && processStatus !== 'ARCHIVED';
  const { replace, replacing } = useReplaceCv(processId, candidateId);
  const mayUpload = useCan('candidate:upload') && acceptsCvs(processStatus);
  const onReplaceCv = mayUpload && status && mayReplaceCv(status) ? replace : null;
  const leave = useReturn(`/processes/${processId}`);
  useCandidateKeys({
    navigation: navigation.position === null ? null : { next: navigation.goNext, previous: navigation.goPrevious },
    rate: onRate,
    reprocess: onReprocess,
    pick: onPick,
    leave,
  });

  return (
    <CvFocusProvider key={candidateId}>
      <DropZone
        onFiles={onReplaceCv}
        label={pageTexts('replace.drop')}
        className="relative flex min-h-0 flex-1 flex-col max-lg:h-[calc(100dvh-6rem-var(--bottom-inset))] lg:h-[calc(100dvh-3rem-var(--bottom-inset))]"
      >
        <CandidateHeader
          name={name}
          liveStatus={liveStatus}
          candidate={candidate}
          stage={<CandidateStage processId={processId} inAts={inAts} />}
          menu={
            candidate && (
              <CandidateMenu
                key={candidateId}
                candidate={candidate}
                name={name}
                onReplaceCv={onReplaceCv}
                replacing={replacing}
                onErased={leave}
              />
            )
          }
          backUrl={`/processes/${processId}`}
          navigation={navigation}
          onReprocess={onReprocess}
          hideReprocess={status !== undefined && noticeOffersReprocess(status)}
          reprocessing={reprocess.isPending}
          onPick={onPick}
          pickObstacle={pick.obstacle}
        />
        {candidate && <BlindNotice key={candidateId} candidate={candidate} name={name} mayReveal={mayDecide} />}
        <PaneSwitch shows={narrowShows} onResults={() => setNarrowShows('right')} onCv={showCv} />
        {isGone && <CandidateGone processId={processId} />}
        {!candidate && !isGone && result.error && (
          <ErrorState error={result.error} onRetry={() => void result.refetch()} />
        )}
        {!candidate && !result.error && <Skeleton className="m-4 h-96" />}
        {candidate && (
          <div className="bg-surface flex min-h-0 flex-1 border-t">
            <SplitPanel
              narrowShows={narrowShows}
              // On a narrow screen the CV and its viewer load on demand.
              left={
                <CvOfCandidate
                  key={candidateId}
                  candidate={candidate}
                  labels={labels}
                  requested={cvRequested}
                  hasPicture={candidateId === initial.id}
                />
              }
              right={
                <Tabs
                  value={tab}
                  onValueChange={(value) => void setTab(tabs.find((one) => one === value) ?? 'matching')}
                  className="flex h-full min-h-0 flex-col"
                >
                  <CandidateScore key={`score ${candidate.id}`} candidate={candidate} name={name} onRate={onRate} />
                  <CandidateDecision
                    key={candidateId}
                    candidate={candidate}
                    name={name}
                    mayDecide={mayDecide}
                    onDecided={() => void navigation.goToUndecided()}
                    onUndone={({ href }) => href && window.history.replaceState(null, '', href)}
                  />
                  {navigation.end && candidate.decision && (
                    <EndOfWalk onSkipped={navigation.end.goToSkipped} onFinish={leave} />
                  )}
                  <TabsList className="shrink-0 flex-wrap gap-y-0 px-4">
                    <TabsTrigger value="summary">{t('tab.summary')}</TabsTrigger>
                    <TabsTrigger value="matching">{t('tab.matching')}</TabsTrigger>
                  </TabsList>
                  {liveStatus && (
                    <CandidateNotice
                      liveStatus={liveStatus}
                      process={{ id: processId, status: processStatus }}
                      onReprocess={onReprocess}
                      loading={reprocess.isPending}
                    />
                  )}
                  <CandidateInAts
                    key={`ats ${candidateId}`}
                    processId={processId}
                    candidateId={candidateId}
                    inAts={inAts}
                    name={name}
                    mayResolve={rights.pick && processStatus !== 'ARCHIVED'}
                  />
                  <div className="relative min-h-0 flex-1 overflow-y-auto" key={`${candidateId} ${tab}`}>
                    <TabsContent value="summary">
                      <SamePersonNote candidate={candidate} />
                      <CandidateSummary candidate={candidate} />
                      <CandidateInterviews
                        place={{ processId, candidateId }}
                        mayStart={candidate.analysis !== null && processStatus !== 'ARCHIVED'}
                      />
                      <CandidateNotes place={{ processId, candidateId }} name={name} mayWrite={mayDecide} />
                      <CandidateRecord candidate={candidate} />
                    </TabsContent>
                    <TabsContent value="matching">
                      <MatchingTab
                        candidate={candidate}
                        labels={labels}
                        mayCorrect={mayDecide}
                        onReplaceCv={onReplaceCv}
                        replacing={replacing}
                        onShowQuote={showCv}
                      />
                    </TabsContent>
                  </div>
                </Tabs>
              }
            />
          </div>
        )}
        {picking && candidate && (
          <PickDialog
            processId={processId}
            choice={{ candidateIds: [picking] }}
            describe={() => ({ name, ordinalNumber: candidate.ordinalNumber })}
            onClose={() => setPicking(null)}
          />
        )}
      </DropZone>
    </CvFocusProvider>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { CriteriaHead } from '@/components/analysis/criteria-head';
import { CandidateInAts } from '@/components/ats/departures/candidate-in-ats';
import { CandidateDecision } from '@/components/candidates/decisions/candidate-decision';
import { CandidateThumbs } from '@/components/candidates/decisions/candidate-thumbs';
import { EndOfWalk } from '@/components/candidates/decisions/end-of-walk';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { usePendingOf } from '@/components/pending-changes/use-pending';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { CandidateNotice } from './candidate-notice';
import { CandidateScore } from './candidate-score';
import { MatchingTab } from './matching-tab';
import { SummaryTab } from './summary-tab';
import type { CandidatePage } from './use-candidate-page';
import { useCandidateTab } from './use-candidate-tab';

interface CandidateResultsProps {
  page: CandidatePage;
  candidate: CandidateDto;
  /** On a narrow screen: change to the CV and back. */
  onShowCv: () => void;
  onShowResults: () => void;
}

/** The score and the decision, and below them the tabs with the candidate's summary and the results. */
export function CandidateResults({ page, candidate, onShowCv, onShowResults }: CandidateResultsProps) {
  const t = useTranslations('candidateDetails');
  const { processId, candidateId, processStatus, liveStatus, navigation, actions, name, leave } = page;
  const isWaiting = usePendingOf('decision', candidateId).length > 0;
  const { tab, openTab, onNoteFocused } = useCandidateTab(actions.mayComment, onShowResults);
  return (
    <Tabs value={tab} onValueChange={openTab} className="lg:tall:h-full flex flex-col">
      <CandidateScore key={`score ${candidate.id}`} candidate={candidate} name={name} onRate={actions.onRate} />
      <div className="@container shrink-0">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b px-4 py-1.5 empty:hidden @xl:flex-nowrap">
          <CandidateDecision
            key={candidateId}
            candidate={candidate}
            name={name}
            mayDecide={actions.mayDecide}
            onDecided={navigation.goToUndecided}
            onUndone={({ candidateIds: [id], href }) => (id && href ? navigation.open(id, href) : undefined)}
          />
          <CandidateThumbs key={`thumbs ${candidateId}`} candidate={candidate} mayGive={actions.mayComment} />
        </div>
      </div>
      <EndOfWalk end={candidate.decision || isWaiting ? navigation.end : null} processId={processId} onFinish={leave} />
      <div className="@container shrink-0">
        <div className="flex flex-wrap items-center justify-between gap-x-3 border-b pr-2 pl-4">
          <TabsList className="flex-wrap gap-y-0 border-b-0">
            <TabsTrigger value="summary">{t('tab.summary')}</TabsTrigger>
            <TabsTrigger value="matching">{t('tab.matching')}</TabsTrigger>
          </TabsList>
          {tab === 'matching' && candidate.analysis && <CriteriaHead verdicts={candidate.analysis.verdicts} />}
        </div>
      </div>
      {liveStatus && (
        <CandidateNotice
          liveStatus={liveStatus}
          process={{ id: processId, status: processStatus, unjudged: candidate.unjudged }}
          onReprocess={actions.onReprocess}
          loading={actions.reprocessing}
        />
      )}
      <CandidateInAts
        key={`ats ${candidateId}`}
        processId={processId}
        candidateId={candidateId}
        inAts={actions.pick.inAts}
        name={name}
        mayResolve={actions.mayResolve}
      />
      <div className="lg:tall:min-h-40 lg:tall:flex-1 lg:tall:overflow-y-auto relative" key={`${candidateId} ${tab}`}>
        <TabsContent value="summary">
          <SummaryTab
            candidate={candidate}
            name={name}
            processStatus={processStatus}
            mayWrite={actions.mayComment}
            onNoteFocused={onNoteFocused}
          />
        </TabsContent>
        <TabsContent value="matching">
          <MatchingTab
            candidate={candidate}
            labels={page.labels}
            mayCorrect={actions.mayDecide}
            onReplaceCv={actions.onReplaceCv}
            replacing={actions.replacing}
            onShowQuote={onShowCv}
          />
        </TabsContent>
      </div>
    </Tabs>
  );
}

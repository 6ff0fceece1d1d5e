'use client';
import { useTranslations } from 'next-intl';
import { CriteriaHead } from '@/components/analysis/criteria-head';
import { UnjudgedNote } from '@/components/analysis/unjudged-note';
import { CandidateInAts } from '@/components/ats/departures/candidate-in-ats';
import { CalibrationForm } from '@/components/candidates/corrections/calibration-form';
import { CorrectedResults } from '@/components/candidates/corrections/corrected-results';
import { CandidateDecision } from '@/components/candidates/decisions/candidate-decision';
import { CandidateThumbs } from '@/components/candidates/decisions/candidate-thumbs';
import { EndOfWalk } from '@/components/candidates/decisions/end-of-walk';
import { InterviewTimes } from '@/components/candidates/interview-times/interview-times';
import { CandidateNotes } from '@/components/candidates/notes/candidate-notes';
import { FollowUpBar } from '@/components/candidates/stages/follow-up-bar';
import { CandidateInterviews } from '@/components/interviews/fields/candidate-interviews';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { usePendingOf } from '@/components/pending-changes/use-pending';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { CandidateNotice } from './candidate-notice';
import { CandidateRecord, SamePersonNote } from './candidate-record';
import { CandidateScore } from './candidate-score';
import { CandidateSummary } from './candidate-summary';
import { DatesNote } from './dates-note';
import { EarlierAnalyses } from './earlier-analyses';
import { SharedNote } from './shared-note';
import { UnreadableCv } from './unreadable-cv';
import { UnusableAnswer } from './unusable-answer';
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
      <FollowUpBar key={`follow-up ${candidateId}`} candidate={candidate} name={name} mayDecide={actions.mayDecide} />
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
        {candidate.calibration && <CalibrationForm candidate={candidate} criteria={candidate.calibration.criteria} />}
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

interface MatchingTabProps {
  candidate: CandidateDto;
  labels: ReadonlyMap<string, string>;
  mayCorrect: boolean;
  /** Null: not available in this status or to this user. */
  onReplaceCv: ((files: readonly File[]) => void) | null;
  replacing: boolean;
  onShowQuote: () => void;
}

/** The results of the analysis and of earlier ones; for a CV that could not be read, what to do instead. */
function MatchingTab(props: MatchingTabProps) {
  const { candidate, labels, mayCorrect, onReplaceCv, replacing, onShowQuote } = props;
  const { analysis } = candidate;
  return (
    <>
      {candidate.status === 'NO_FILE_FOUND' && onReplaceCv && (
        <UnreadableCv candidate={candidate} onReplaceCv={onReplaceCv} replacing={replacing} />
      )}
      <UnusableAnswer candidate={candidate} />
      {analysis && <UnjudgedNote texts={candidate.unjudged} className="m-4" />}
      {analysis && (
        <>
          <CorrectedResults
            candidate={{ ...candidate, analysis }}
            labels={labels}
            mayCorrect={mayCorrect}
            onShowQuote={onShowQuote}
          />
          <EarlierAnalyses candidate={candidate} />
        </>
      )}
    </>
  );
}

interface SummaryTabProps {
  candidate: CandidateDto;
  /** The candidate's, or what stands for it. */
  name: string;
  processStatus: ProcessStatus;
  mayWrite: boolean;
  /** Called when the field for a note has the focus that a key asked for; null: none did. */
  onNoteFocused: (() => void) | null;
}

/** Who the candidate is: summary, interviews, notes and what happened. */
function SummaryTab({ candidate, name, processStatus, mayWrite, onNoteFocused }: SummaryTabProps) {
  const place = { processId: candidate.processId, candidateId: candidate.id };
  return (
    <>
      <SharedNote candidate={candidate} />
      <DatesNote doubts={candidate.dateDoubts} />
      <SamePersonNote candidate={candidate} />
      <CandidateSummary candidate={candidate} processStatus={processStatus} />
      <CandidateInterviews place={place} mayStart={candidate.analysis !== null && processStatus !== 'ARCHIVED'} />
      <InterviewTimes key={candidate.id} candidate={candidate} processStatus={processStatus} />
      <CandidateNotes place={place} name={name} mayWrite={mayWrite} onFocused={onNoteFocused} />
      <CandidateRecord candidate={candidate} />
    </>
  );
}

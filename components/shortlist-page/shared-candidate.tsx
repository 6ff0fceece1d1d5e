import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { SharedCandidate, SharedList } from '@/lib/shortlists/shortlist-schemas';
import { reviewKeys, useReviewCalls } from './review-calls';
import { Scorecard } from './scorecard';
import { SharedCvText } from './shared-cv-text';
import { SharedFacts } from './shared-facts';
import { SharedVerdicts } from './shared-verdicts';
import { useSharedName } from './use-shared-name';
import { ViewHeading } from './view-heading';

interface SharedCandidateViewProps {
  list: SharedList;
  candidateId: string;
  before: string | null;
  after: string | null;
  onOpen: (candidateId: string) => void;
  onBack: () => void;
}

/** One candidate of a shortlist, with the scorecard beside the verdicts and the CV, on a phone below. */
export function SharedCandidateView({ list, candidateId, before, after, onOpen, onBack }: SharedCandidateViewProps) {
  const t = useTranslations('shortlistPage');
  const nameOf = useSharedName();
  const calls = useReviewCalls();
  const query = useQuery({
    queryKey: reviewKeys.candidate(calls.scope, candidateId),
    queryFn: () => calls.candidate(candidateId),
    staleTime: 30_000,
    retry: false,
    // What is being typed is not replaced.
    refetchOnWindowFocus: false,
    meta: { errorBanner: false },
  });
  const { data: candidate } = query;
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-2">
        <Button variant="ghost" className="-ml-3" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {t('candidate.back')}
        </Button>
        <div className="flex gap-1">
          <IconButton label={t('candidate.previous')} disabled={!before} onClick={() => before && onOpen(before)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label={t('candidate.next')} disabled={!after} onClick={() => after && onOpen(after)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {candidate ? (
        <>
          <ViewHeading>{nameOf(candidate)}</ViewHeading>
          <SharedFacts candidate={candidate} />
          <div className="mt-4 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <CandidateTabs list={list} candidate={candidate} />
            <Scorecard criteria={list.criteria} candidate={candidate} />
          </div>
        </>
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Spinner className="mx-auto my-16" />
      )}
    </>
  );
}

const tabs = ['verdicts', 'cv', 'questions', 'notes'] as const;
type Tab = (typeof tabs)[number];

function CandidateTabs({ list, candidate }: { list: SharedList; candidate: SharedCandidate }) {
  const t = useTranslations('shortlistPage');
  const [tab, setTab] = useState<Tab>('verdicts');
  /** The criterion whose quote was asked for. */
  const [sought, setSought] = useState<string | null>(null);
  const { notes, questions } = candidate;
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => {
        setSought(null);
        setTab(tabs.find((one) => one === value) ?? 'verdicts');
      }}
      className="min-w-0"
    >
      <TabsList>
        {tabs
          .filter((one) => one !== 'notes' || notes !== null)
          .map((one) => (
            <TabsTrigger key={one} value={one}>
              {t(`tab.${one}`)}
            </TabsTrigger>
          ))}
      </TabsList>
      <TabsContent value="verdicts" className="pt-4">
        <SharedVerdicts
          candidate={candidate}
          onShow={(criterionId) => {
            setSought(criterionId);
            setTab('cv');
          }}
        />
      </TabsContent>
      <TabsContent value="cv" className="pt-4">
        <SharedCvText
          candidate={candidate}
          sought={sought}
          isMasked={list.isBlind || !list.showsContact || !list.showsPay}
        />
      </TabsContent>
      <TabsContent value="questions" className="pt-4">
        <p className="text-ink-muted text-pretty">{t(questions.length > 0 ? 'questions.lead' : 'questions.none')}</p>
        <ol className="marker:text-ink-muted mt-3 list-decimal space-y-2 pl-6">
          {questions.map((question) => (
            <li key={question} className="text-pretty wrap-anywhere whitespace-pre-line">
              {question}
            </li>
          ))}
        </ol>
      </TabsContent>
      <TabsContent value="notes" className="pt-4">
        {notes?.length === 0 && <p className="text-ink-muted">{t('notes.none')}</p>}
        <ul className="space-y-3">
          {notes?.map(({ text, at }) => (
            <li key={at} className="bg-surface rounded-lg border px-4 py-3 wrap-anywhere whitespace-pre-line">
              {text}
            </li>
          ))}
        </ul>
      </TabsContent>
    </Tabs>
  );
}

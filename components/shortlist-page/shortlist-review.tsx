'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { parseAsArrayOf, parseAsString, useQueryState } from 'nuqs';
import { useEffect, useState } from 'react';
import type { SharedList } from '@/lib/shortlists/shortlist-schemas';
import { HeldAnswersContext, useAnswerStore } from './held-answers';
import { reviewKeys, useReviewCalls } from './review-calls';
import { SharedCandidateView } from './shared-candidate';
import { SharedCompare } from './shared-compare';
import { SharedCandidates } from './shared-candidates';
import { UnsavedAnswers } from './unsaved-answers';
import { HasMovedContext } from './view-heading';

/** A shortlist for who is asked about its candidates: the list, one of them, or several side by side. */
export function ShortlistReview({ list: loaded }: { list: SharedList }) {
  const t = useTranslations('shortlistPage');
  const calls = useReviewCalls();
  // The token of a link stands in the fragment, which stays.
  const [candidateId, setCandidateId] = useQueryState('candidate', parseAsString.withOptions({ history: 'push' }));
  const [compared, setCompared] = useQueryState(
    'compare',
    parseAsArrayOf(parseAsString).withOptions({ history: 'push' }),
  );
  const { data: list, refetch } = useQuery({
    queryKey: reviewKeys.list(calls.scope),
    queryFn: calls.list,
    initialData: loaded,
    staleTime: 30_000,
    meta: { errorBanner: false },
  });
  const answers = useAnswerStore();
  const view = [candidateId, ...(compared ?? [])].join();
  const [first, setFirst] = useState<string | null>(view);
  if (first !== null && first !== view) setFirst(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [candidateId, compared]);
  const index = list.candidates.findIndex((one) => one.candidateId === candidateId);
  const ids = compared?.filter((id) => list.candidates.some((one) => one.candidateId === id)) ?? [];
  const toList = () => {
    void setCandidateId(null);
    void setCompared(null);
    void refetch();
  };
  const at = (step: number) => list.candidates[index + step]?.candidateId ?? null;
  const isComparing = ids.length > 1;
  const shown = isComparing ? (
    <SharedCompare ids={ids} onBack={toList} />
  ) : candidateId === null ? (
    <SharedCandidates list={list} onOpen={(id) => void setCandidateId(id)} onCompare={(all) => void setCompared(all)} />
  ) : index < 0 ? (
    <p role="alert">
      {t('candidate.gone')}{' '}
      <button type="button" className="text-accent-ink rounded-sm hover:underline" onClick={toList}>
        {t('candidate.back')}
      </button>
    </p>
  ) : (
    <SharedCandidateView
      key={candidateId}
      list={list}
      candidateId={candidateId}
      before={index > 0 ? at(-1) : null}
      after={at(1)}
      onOpen={(id) => void setCandidateId(id, { history: 'replace' })}
      onBack={toList}
    />
  );
  return (
    <HasMovedContext value={first === null}>
      <HeldAnswersContext value={answers}>
        <UnsavedAnswers list={list} shownId={isComparing ? null : candidateId} />
        {shown}
      </HeldAnswersContext>
    </HasMovedContext>
  );
}

'use client';

import { useMemo } from 'react';
import { BackLink } from '@/components/navigation/back-link';
import { PageBody } from '@/components/page/page-body';
import { ReviewCallsContext, type ReviewCalls } from '@/components/shortlist-page/review-calls';
import { ShortlistReview } from '@/components/shortlist-page/shortlist-review';
import { useCan } from '@/components/users/current-user';
import { apiAnswer, apiFile } from '@/lib/http/browser/browser-client';
import type { OwnAnswer, SharedCandidate, SharedList } from '@/lib/shortlists/shortlist-schemas';
import { useTranslations } from 'next-intl';
import { shortlistPath } from './shortlist-queries';

interface MemberReviewProps {
  processId: string;
  shortlistId: string;
  list: SharedList;
}

/** A shortlist for somebody with an account: the same as by the link, under their own name. */
export function MemberReview({ processId, shortlistId, list }: MemberReviewProps) {
  const t = useTranslations('shortlists.screen');
  const mayAnswer = useCan('candidate:comment');
  const mayPrint = useCan('candidate:export');
  const calls = useMemo((): ReviewCalls => {
    const path = shortlistPath(processId, shortlistId);
    const one = (candidateId: string) => `${path}/review/${candidateId}`;
    return {
      scope: shortlistId,
      list: () => apiAnswer<SharedList>({ path: `${path}/review` }),
      candidate: (candidateId) => apiAnswer<SharedCandidate>({ path: one(candidateId) }),
      answer: (candidateId, answer) =>
        apiAnswer<OwnAnswer>({ method: 'PUT', path: one(candidateId), body: answer, keepalive: true }),
      file: (candidateId) => apiFile({ path: `/processes/${processId}/candidates/${candidateId}/cv/pages` }),
      ...(mayPrint && { pdf: () => apiFile({ path: `${path}/pdf` }) }),
      mayAnswer,
    };
  }, [processId, shortlistId, mayAnswer, mayPrint]);
  return (
    <PageBody>
      <ReviewCallsContext value={calls}>
        <div className="w-full max-w-6xl px-4 pt-4 pb-8 lg:px-6">
          <BackLink href={shortlistPath(processId, shortlistId)}>{t('answers')}</BackLink>
          <ShortlistReview list={list} />
        </div>
      </ReviewCallsContext>
    </PageBody>
  );
}

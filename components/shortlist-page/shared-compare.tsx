import { useQueries } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import { Spinner } from '@/components/ui/spinner';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { SharedCandidate } from '@/lib/shortlists/shortlist-schemas';
import { reviewKeys, useReviewCalls } from './review-calls';
import { useSharedName } from './use-shared-name';
import { ViewHeading } from './view-heading';

interface SharedCompareProps {
  ids: readonly string[];
  onBack: () => void;
}

/** Candidates of a shortlist side by side, criterion by criterion with the first quote. */
export function SharedCompare({ ids, onBack }: SharedCompareProps) {
  const t = useTranslations('shortlistPage');
  const calls = useReviewCalls();
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: reviewKeys.candidate(calls.scope, id),
      queryFn: () => calls.candidate(id),
      staleTime: 30_000,
      retry: false,
      refetchOnWindowFocus: false,
      meta: { errorBanner: false },
    })),
  });
  const candidates = results.flatMap(({ data }) => (data ? [data] : []));
  const failed = results.find(({ error }) => error);
  return (
    <>
      <Button variant="ghost" className="mb-2 -ml-3" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        {t('compare.back')}
      </Button>
      <ViewHeading>{t('compare.title')}</ViewHeading>
      {failed?.error ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : candidates.length < ids.length ? (
        <Spinner className="mx-auto my-16" />
      ) : (
        <CompareTable candidates={candidates} />
      )}
    </>
  );
}

const cell = 'border-line border-b px-3 py-2 text-left align-top font-normal';

function CompareTable({ candidates }: { candidates: readonly SharedCandidate[] }) {
  const t = useTranslations('shortlistPage.compare');
  const nameOf = useSharedName();
  const rows = new Map(candidates.flatMap(({ verdicts }) => verdicts).map((one) => [one.criterionId, one]));
  return (
    <div
      role="region"
      aria-label={t('title')}
      tabIndex={scrollRegionTabIndex}
      className="bg-surface mt-4 overflow-x-auto rounded-lg border"
    >
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <th scope="col" className={`${cell} text-ink-muted min-w-32 text-sm`}>
              {t('criterion')}
            </th>
            {candidates.map((candidate) => (
              <th key={candidate.candidateId} scope="col" className={`${cell} min-w-48`}>
                <span className="font-medium wrap-anywhere">{nameOf(candidate)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows.values()].map(({ criterionId, label }) => (
            <tr key={criterionId}>
              <th scope="row" className={`${cell} text-sm text-pretty wrap-anywhere`}>
                {label}
              </th>
              {candidates.map((candidate) => {
                const one = candidate.verdicts.find((verdict) => verdict.criterionId === criterionId);
                return (
                  <td key={candidate.candidateId} className={cell}>
                    {one ? (
                      <>
                        <VerdictMark verdict={one.verdict} redFlag={one.kind === 'RED_FLAG'} show="badge" />
                        {one.quotes[0] && (
                          <blockquote className="text-ink-muted border-line-strong mt-1 line-clamp-3 border-l-2 pl-2 text-sm wrap-anywhere">
                            {one.quotes[0].text}
                          </blockquote>
                        )}
                      </>
                    ) : (
                      <span className="text-ink-muted">{t('notJudged')}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { currentQuestion } from '@/components/interviews/chat/current-question';
import { simulationQuery, type SimulationPlace } from '@/components/interviews/fields/interview-queries';
import { useTabStore } from '@/components/state/use-tab-store';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { SimulationDto } from '@/lib/interviews/simulation-schemas';

function Criterion({ line }: { line: SimulationDto['summary'][number] }) {
  const t = useTranslations('interviewSimulation');
  const { label, verdict, isRedFlag, evidence } = line;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-medium break-words">{label ?? t('general')}</h2>
      {verdict && <VerdictMark verdict={verdict} redFlag={isRedFlag} />}
      {line.criterionId && (
        <>
          <h3 className="text-ink-muted text-sm">{t('summary.fromCv')}</h3>
          {evidence.map(({ page, quote }) => (
            <blockquote key={quote} className="border-l-2 pl-2.5 break-words">
              <q>{quote}</q>{' '}
              <span className="text-ink-muted text-xs whitespace-nowrap">{t('summary.page', { page })}</span>
            </blockquote>
          ))}
          {evidence.length === 0 && <p className="text-ink-muted text-sm">{t('summary.nothing')}</p>}
        </>
      )}
    </section>
  );
}

/** In the quick view: the criterion that the question on the screen serves, and progress. */
export function InterviewQuickView({ place }: { place: SimulationPlace }) {
  const t = useTranslations('interviewSimulation');
  const questionId = useTabStore(currentQuestion);
  const { data, error, refetch } = useQuery(simulationQuery(place));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner className="p-4" />;
  const question = data.questions.find(({ id }) => id === questionId);
  const line = question && data.summary.find(({ criterionId }) => criterionId === question.criterionId);
  return (
    <div className="flex flex-col gap-5 p-4">
      {line ? <Criterion line={line} /> : <p className="text-ink-muted text-pretty">{t('quickView.noQuestion')}</p>}
      {data.total > 0 && (
        <p className="text-ink-muted border-t pt-3 text-sm tabular-nums">
          {t('progress', { done: data.done, total: data.total })}
        </p>
      )}
    </div>
  );
}

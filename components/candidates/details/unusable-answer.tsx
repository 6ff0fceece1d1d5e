'use client';

import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { failedAnswersQuery } from '@/components/queries/candidates/candidate-queries';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useCan } from '@/components/users/current-user';
import { isUnusableAnswer } from '@/lib/domain/analysis-status';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { Disclosure } from './disclosure';

interface UnusableAnswerProps {
  candidate: Pick<CandidateDto, 'processId' | 'id' | 'status' | 'statusReason' | 'isBlind'> & {
    analysis: { fallbackReason: string | null } | null;
  };
}

function Answers({ processId, id }: UnusableAnswerProps['candidate']) {
  const t = useTranslations('candidateDetails.failedAnswers');
  const { data, error, refetch } = useQuery(failedAnswersQuery(processId, id));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-16" />;
  return (
    <div className="flex flex-col gap-3 pt-1 pb-2">
      <p className="text-ink-muted max-w-prose text-sm">{data.items.length === 0 ? t('none') : t('intro')}</p>
      {data.items.map((text, index) => (
        <section key={index} aria-label={t('one', { number: index + 1 })}>
          <h3 className="text-sm font-medium">{t('one', { number: index + 1 })}</h3>
          <pre className="bg-sunken mt-1 rounded-lg p-3 text-xs break-words whitespace-pre-wrap">
            {text.trim() === '' ? t('empty') : text}
          </pre>
        </section>
      ))}
    </div>
  );
}

/** That the built-in engine judged in a model's place, and for administrators what the model had answered. */
export function UnusableAnswer({ candidate }: UnusableAnswerProps) {
  const t = useTranslations('candidateDetails.failedAnswers');
  const engine = useTranslations('analysis.engine');
  const isAdministrator = useCan('administration');
  const [open, setOpen] = useState(false);
  const failed = candidate.status === 'ERROR' && isUnusableAnswer(candidate.statusReason);
  const standsIn = !failed && candidate.analysis !== null && candidate.analysis.fallbackReason !== null;
  if (!standsIn && !(failed && isAdministrator)) return null;
  return (
    <div className="px-4">
      {standsIn && (
        <p className="bg-caution-soft text-caution-ink mt-3 flex items-start gap-2.5 rounded-lg px-3 py-2.5">
          <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {engine('insteadOfModel')}
        </p>
      )}
      {isAdministrator && (
        <section aria-label={t('title')} className="py-1">
          <Disclosure open={open} onToggle={() => setOpen(!open)} label={t('open')} />
          {open && candidate.isBlind && <p className="text-ink-muted pb-2 text-sm">{t('hidden')}</p>}
          {open && !candidate.isBlind && <Answers {...candidate} />}
        </section>
      )}
    </div>
  );
}

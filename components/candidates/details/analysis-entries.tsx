'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { fullName } from '@/components/users/full-name';
import { analysesQuery } from '@/components/queries/candidates/candidate-queries';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { AnalysisEntry } from '@/lib/analysis/store/analysis-history-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { AnalysisChange } from './analysis-change';
import { Disclosure } from './disclosure';
import { useEngineText } from './use-engine-text';

interface EntryProps {
  entry: AnalysisEntry;
  /** The analysis before. */
  before: AnalysisEntry | undefined;
}

/** What an analysis changed, opened by a click. */
function Changes({ entry, before }: EntryProps) {
  const t = useTranslations('analysisHistory');
  const [open, setOpen] = useState(false);
  const { changes } = entry;
  if (!changes || !before) return <p className="text-ink-muted text-sm">{t('first')}</p>;
  if (changes.length === 0) return <p className="text-ink-muted text-sm">{t('same')}</p>;
  return (
    <>
      <Disclosure open={open} onToggle={() => setOpen(!open)} label={t('changes', { count: changes.length })} />
      {open && (
        <ul className="mt-1 space-y-3 border-l pl-3">
          {changes.map((change) => (
            <AnalysisChange key={change.criterionId} change={change} engines={[before, entry]} />
          ))}
        </ul>
      )}
    </>
  );
}

function Entry({ entry, before }: EntryProps) {
  const t = useTranslations('analysisHistory');
  const format = useFormatter();
  const engineText = useEngineText();
  const [score, former] = [entry.matchScore, before?.matchScore ?? null];
  const change = score === null || former === null ? 0 : score - former;
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <time dateTime={entry.at} className="tabular-nums">
          {format.dateTime(new Date(entry.at), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <span className="font-medium tabular-nums">
          {score === null ? t('noScore') : t('score', { score })}
          {change !== 0 && ` (${t('change', { change })})`}
        </span>
        <span className="text-ink-muted text-sm">
          {[engineText(entry), entry.requestedBy && fullName(entry.requestedBy)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <Changes entry={entry} before={before} />
    </li>
  );
}

/** A candidate's analyses, latest first: when, by which engine, at whose request, and what changed why. */
export function AnalysisEntries({ candidate }: { candidate: Pick<CandidateDto, 'processId' | 'id'> }) {
  const { data, error, refetch } = useQuery(analysesQuery(candidate.processId, candidate.id));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-16" />;
  return (
    <ol className="space-y-3">
      {data.map((entry, index) => (
        <Entry key={entry.analysisId} entry={entry} before={data[index + 1]} />
      ))}
    </ol>
  );
}

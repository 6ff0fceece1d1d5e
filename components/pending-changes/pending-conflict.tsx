'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useDecisionText } from '@/components/analysis/use-decision-text';
import { candidateQuery } from '@/components/queries/candidates/candidate-queries';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { tabChanges } from './tab-changes';
import { presentCorrection, recruiterStars, type PendingChange } from './pending-change';

const conflictCodes: ReadonlySet<string> = new Set(['decision.changed', 'correction.changed', 'rate.changed']);

/** Whether somebody else changed the same meanwhile. */
export function isConflict({ refusal }: PendingChange): boolean {
  return refusal !== null && conflictCodes.has(refusal.code);
}

/** What holds now, and who made it so. */
function usePresentText(): (change: PendingChange, candidate: CandidateDto) => string {
  const t = useTranslations('unsent.present');
  const decisionText = useDecisionText();
  const verdicts = useTranslations('ui');
  const format = useFormatter();
  const who = ({ by, at }: { by: { firstName: string; lastName: string }; at: string }) => ({
    name: `${by.firstName} ${by.lastName}`,
    date: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
  });
  return (change, candidate) => {
    if (change.kind === 'decision') {
      const { decision } = candidate;
      return decision ? t('decision', { decision: decisionText(decision), ...who(decision) }) : t('noDecision');
    }
    if (change.kind === 'correction') {
      const correction = presentCorrection(candidate, change.criterionId);
      return correction
        ? t('correction', {
            verdict: verdicts(`${change.isRedFlag ? 'redFlagChoice' : 'verdict'}.${correction.verdict}`),
            ...who(correction),
          })
        : t('noCorrection');
    }
    const stars = recruiterStars(candidate);
    return stars === null ? t('noStars') : t('stars', { count: stars });
  };
}

/** Somebody else changed the same meanwhile: both are shown, and the person chooses. */
export function Conflict({ change }: { change: PendingChange }) {
  const t = useTranslations('unsent');
  const presentText = usePresentText();
  const { processId, candidateId, id } = change;
  const present = useQuery({ ...candidateQuery(processId, candidateId, { peek: true }), staleTime: 0 });
  if (present.error) return <ErrorState error={present.error} onRetry={() => void present.refetch()} />;
  if (!present.data || present.isFetching) return <Skeleton className="h-14" />;
  const { data } = present;
  return (
    <>
      <p className="text-caution-ink text-sm text-pretty">{presentText(change, data)}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => tabChanges.sendAgain(id, data)}>
          {t('overwrite')}
        </Button>
        <Button size="sm" onClick={() => tabChanges.discard(id)}>
          {t('keepTheirs')}
        </Button>
      </div>
    </>
  );
}

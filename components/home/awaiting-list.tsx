import { useTranslations } from 'next-intl';
import { ScoreBar } from '@/components/ui/score-bar';
import type { DashboardDto } from '@/lib/processes/dashboard-schemas';
import { RowLink } from './row-link';

export function AwaitingList({ candidates }: { candidates: DashboardDto['awaitingReview'] }) {
  const t = useTranslations('home');
  return (
    <ul>
      {candidates.map(({ candidateId, processId, processName, name, ordinalNumber, matchScore }) => (
        <RowLink
          key={candidateId}
          href={`/processes/${processId}/candidates/${candidateId}`}
          title={name ?? t('candidateNumber', { number: ordinalNumber })}
          detail={processName}
        >
          <ScoreBar
            score={matchScore}
            label={matchScore === null ? t('awaiting.noScore') : t('awaiting.score', { score: matchScore })}
          />
        </RowLink>
      ))}
    </ul>
  );
}

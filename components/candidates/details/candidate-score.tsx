'use client';

import { useTranslations } from 'next-intl';
import { StarRating } from '@/components/ui/star-rating';
import type { CandidateDto } from '@/lib/candidates/schemas';
import { MatchCell } from '../match-cell';

interface CandidateScoreProps {
  candidate: CandidateDto;
  name: string;
  /** Null: this person may only read. */
  onRate: ((rate: number) => void) | null;
}

/** Score with its range, and the stars, always in view over both tabs. */
export function CandidateScore({ candidate, name, onRate }: CandidateScoreProps) {
  const t = useTranslations('candidates');
  const { matchScore: score, rangeLow: low, rangeHigh: high } = candidate;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b px-4 py-3">
      {score !== null ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <div>
            <MatchCell candidate={candidate} bare />
            <p className="text-ink-muted text-sm">
              {low !== null && high !== null && low !== high ? t('scoreRange', { low, high }) : t('scoreCertain')}
            </p>
          </div>
        </div>
      ) : (
        <p className="text-ink-muted">{t('noScore')}</p>
      )}
      <StarRating
        value={candidate.rate}
        source={candidate.rateSource}
        label={t('rateOf', { name })}
        {...(onRate ? { onChange: onRate } : {})}
      />
    </div>
  );
}

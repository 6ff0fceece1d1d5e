'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScoreBar } from '@/components/ui/score-bar';
import { ScoreChange } from '@/components/fields/candidates/score-change';
import { useShownStars } from '@/components/fields/candidates/use-shown-stars';
import { UnsentMark } from '@/components/unsent/unsent-mark';
import { StarRating } from '@/components/ui/star-rating';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

interface CandidateScoreProps {
  candidate: CandidateDto;
  name: string;
  /** Null: read only. */
  onRate: ((rate: number) => void) | null;
}

/** The score with its range and the stars, above both tabs. */
export function CandidateScore({ candidate, name, onRate }: CandidateScoreProps) {
  const t = useTranslations('candidates');
  // Opening the candidate ends the change for the next answer, not for who reads it now.
  const [first] = useState(candidate.earlierScore ?? candidate.matchScore);
  const stars = useShownStars(candidate);
  const { matchScore: score, rangeLow: low, rangeHigh: high } = candidate;
  const judged = candidate.analysis?.scoreBreakdown.lines.filter(({ kind }) => kind !== 'RED_FLAG') ?? [];
  const silent = judged.filter(({ verdict }) => verdict === 'NO_INFORMATION').length;
  const open = low !== null && high !== null && low !== high;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b px-4 py-3">
      {score !== null ? (
        <div>
          <ScoreBar
            score={score}
            label={t('scoreOf', { score })}
            {...(open ? { range: { low, high } } : {})}
            className="w-56 text-xl [&>span:first-child]:w-9 [&>span:first-child]:text-left"
          />
          <p className="text-ink-muted text-sm text-balance">
            {open ? t('scoreRange', { low, high }) : t('scoreCertain')}
          </p>
          <ScoreChange from={first} to={score} />
          {silent > 0 ? (
            <p className="text-ink-muted text-sm text-balance">
              {t(silent * 2 >= judged.length ? 'scoreTooLittle' : 'scoreSilent', { silent, all: judged.length })}
            </p>
          ) : null}
        </div>
      ) : (
        <p className="text-ink-muted">{t('noScore')}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        {stars.isWaiting && <UnsentMark />}
        <StarRating
          value={stars.rate}
          source={stars.rateSource}
          label={t('rateOf', { name })}
          {...(onRate ? { onChange: onRate } : {})}
        />
      </div>
    </div>
  );
}

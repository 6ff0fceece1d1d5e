'use client';

import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ScoreBar } from '@/components/ui/score-bar';
import { Tooltip } from '@/components/ui/tooltip';
import { ScoreChange } from './score-change';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';

type Scored = Pick<
  CandidateListItem,
  'matchScore' | 'earlierScore' | 'rangeLow' | 'rangeHigh' | 'isScoreHidden' | 'isToJudge'
>;

/** The match score as a bar, below it the one the user saw last if it was another; the tooltip gives its possible range. */
export function MatchCell({ candidate }: { candidate: Scored }) {
  const t = useTranslations('candidates');
  const { matchScore: score, rangeLow: low, rangeHigh: high } = candidate;
  if (candidate.isScoreHidden) {
    const why = t(candidate.isToJudge ? 'calibration.score' : 'hiddenScore.score');
    return (
      <Tooltip content={why}>
        <span className="text-ink-muted flex w-max items-center gap-1 text-sm">
          <EyeOff className="size-4" role="img" aria-label={why} />
          <span aria-hidden="true">{t(candidate.isToJudge ? 'calibration.inList' : 'hiddenScore.inList')}</span>
        </span>
      </Tooltip>
    );
  }
  if (score === null) return <ScoreBar score={null} label={t('noScore')} />;
  const open = low !== null && high !== null && low !== high;
  const range = open ? t('scoreRange', { low, high }) : t('scoreCertain');
  const label = `${t('scoreOf', { score })}. ${range}`;
  return (
    <Tooltip content={range}>
      <span className="flex w-max flex-col leading-4.5">
        <ScoreBar score={score} label={label} {...(open ? { range: { low, high } } : {})} />
        <ScoreChange from={candidate.earlierScore} to={score} />
      </span>
    </Tooltip>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { ScoreBar } from '@/components/ui/score-bar';
import { Tooltip } from '@/components/ui/tooltip';
import type { CandidateListItem } from '@/lib/candidates/schemas';

type Scored = Pick<CandidateListItem, 'matchScore' | 'rangeLow' | 'rangeHigh'>;

/** The match score as a bar; the tooltip gives its possible range. */
export function MatchCell({ candidate }: { candidate: Scored }) {
  const t = useTranslations('candidates');
  const { matchScore: score, rangeLow: low, rangeHigh: high } = candidate;
  if (score === null) return <ScoreBar score={null} label={t('noScore')} />;
  const open = low !== null && high !== null && low !== high;
  const range = open ? t('scoreRange', { low, high }) : t('scoreCertain');
  const label = `${t('scoreOf', { score })}. ${range}`;
  return (
    <Tooltip content={range}>
      <span className="flex w-max">
        <ScoreBar score={score} label={label} {...(open ? { range: { low, high } } : {})} />
      </span>
    </Tooltip>
  );
}

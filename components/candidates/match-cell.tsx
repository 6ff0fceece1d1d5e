'use client';

import { useTranslations } from 'next-intl';
import { ScoreBar } from '@/components/ui/score-bar';
import type { CandidateListItem } from '@/lib/candidates/schemas';
import { LazyTooltip } from './lazy-tooltip';

type Scored = Pick<CandidateListItem, 'matchScore' | 'rangeLow' | 'rangeHigh'>;

interface MatchCellProps {
  candidate: Scored;
  /** Without the tooltip, where the range is written out beside it. */
  bare?: boolean;
}

/** The match score with its thin bar; the tooltip says within what range it may move. */
export function MatchCell({ candidate, bare = false }: MatchCellProps) {
  const t = useTranslations('candidates');
  const { matchScore: score, rangeLow: low, rangeHigh: high } = candidate;
  if (score === null) return <ScoreBar score={null} label={t('noScore')} />;
  const open = low !== null && high !== null && low !== high;
  const range = open ? t('scoreRange', { low, high }) : t('scoreCertain');
  const label = `${t('scoreOf', { score })}. ${range}`;
  const bar = <ScoreBar score={score} label={label} {...(open ? { range: { low, high } } : {})} />;
  if (bare) return bar;
  return (
    <LazyTooltip className="inline-flex" content={() => range}>
      {bar}
    </LazyTooltip>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import { LazyTooltip } from './lazy-tooltip';

interface ScoreDistributionProps {
  /** Candidates with a score of 0-9, 10-19 … 90-100. */
  counts: readonly number[];
  range: { matchFrom: number | null; matchTo: number | null };
  onChoose: (range: { matchFrom: number | null; matchTo: number | null }) => void;
}

/** Ten small bars; each is a button that filters the table to its scores, and takes the filter away again. */
export function ScoreDistribution({ counts, range, onChoose }: ScoreDistributionProps) {
  const t = useTranslations('processDetails.distribution');
  const highest = Math.max(1, ...counts);
  return (
    <div role="group" aria-label={t('title')} className="flex items-end gap-px">
      {counts.map((count, index) => {
        const from = index * 10;
        const to = index === 9 ? 100 : from + 9;
        const chosen = range.matchFrom === from && range.matchTo === to;
        const label = t('bar', { from, to, count });
        return (
          <LazyTooltip key={from} content={() => label} className="inline-flex">
            <button
              type="button"
              aria-label={label}
              aria-pressed={chosen}
              disabled={count === 0 && !chosen}
              onClick={() => onChoose(chosen ? { matchFrom: null, matchTo: null } : { matchFrom: from, matchTo: to })}
              className="group/bar flex h-8 w-4 items-end rounded-sm px-px focus-visible:outline-offset-0"
            >
              <span
                className={cn(
                  'block w-full rounded-sm',
                  count === 0 ? 'bg-line' : chosen ? 'bg-accent' : 'bg-ink-faint group-hover/bar:bg-accent',
                )}
                style={{ height: count === 0 ? 2 : Math.max(4, Math.round((count / highest) * 32)) }}
              />
            </button>
          </LazyTooltip>
        );
      })}
    </div>
  );
}

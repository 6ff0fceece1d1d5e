import { Shuffle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ScoreSpread } from '@/lib/domain/analysis-schemas';

/** Between which scores the runs of an analysis lie, and the analysis before. */
export function ScoreSpreadNote({ spread: { low, high, runs, earlier } }: { spread: ScoreSpread }) {
  const t = useTranslations('analysis.spread');
  const of = earlier ? (runs > 1 ? 'both' : 'earlier') : 'runs';
  if (low === high && earlier) return null;
  return (
    <p className="flex items-center gap-2 border-b px-4 py-2 text-sm">
      <Shuffle className="text-ink-muted size-4 shrink-0" aria-hidden="true" />
      {low === high ? t('same', { runs }) : t('between', { low, high, runs, of })}
    </p>
  );
}

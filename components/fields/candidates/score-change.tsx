import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';

/** How another analysis changed the score since the user saw it: 81 → 86. */
export function ScoreChange({ from, to }: { from: number | null; to: number }) {
  const t = useTranslations('candidates');
  if (from === null || from === to) return null;
  return (
    <span className={cn('text-xs tabular-nums', to > from ? 'text-positive-ink' : 'text-negative-ink')}>
      <span aria-hidden="true">
        {from} → {to}
      </span>
      <span className="sr-only">{t('scoreBefore', { from })}</span>
    </span>
  );
}

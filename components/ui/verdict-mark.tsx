import { useTranslations } from 'next-intl';
import type { Verdict } from '@/lib/analysis/schemas';
import { cn } from './class-names';
import { verdictShapes } from './verdict-shape';

interface Variant {
  shape: string;
  text: string;
  soft: string;
}

const variants: Record<Verdict, Variant> = {
  MET: { shape: verdictShapes.MET, text: 'text-positive-ink', soft: 'bg-positive-soft' },
  PARTIALLY_MET: { shape: verdictShapes.PARTIALLY_MET, text: 'text-caution-ink', soft: 'bg-caution-soft' },
  NOT_MET: { shape: verdictShapes.NOT_MET, text: 'text-negative-ink', soft: 'bg-negative-soft' },
  NO_INFORMATION: { shape: verdictShapes.NO_INFORMATION, text: 'text-unknown-ink', soft: 'bg-unknown-soft' },
};

/**
 * For a red flag the words and colours turn round: what was found (MET) counts against the candidate.
 */
const redFlagVariants: Record<Verdict, Variant> = {
  MET: variants.NOT_MET,
  PARTIALLY_MET: variants.PARTIALLY_MET,
  NOT_MET: variants.MET,
  NO_INFORMATION: variants.NO_INFORMATION,
};

export function verdictVariant(verdict: Verdict, redFlag: boolean): Variant {
  return (redFlag ? redFlagVariants : variants)[verdict];
}

interface VerdictMarkProps {
  verdict: Verdict;
  /** A red flag is found or not found, it is not met. */
  redFlag?: boolean;
  /** `mark`: the icon, with the word for assistive technology; `word`: icon and word; `badge`: both on a soft ground. */
  show?: 'mark' | 'word' | 'badge';
  className?: string;
}

/** A verdict as icon, word and colour, never colour alone. */
export function VerdictMark({ verdict, redFlag = false, show = 'word', className }: VerdictMarkProps) {
  const t = useTranslations('ui');
  const variant = verdictVariant(verdict, redFlag);
  return (
    <span
      className={cn(
        'inline-flex items-baseline gap-1.5 text-sm font-medium whitespace-nowrap',
        variant.text,
        show === 'badge' && cn('rounded-sm px-1.5 py-0.5 forced-colors:border', variant.soft),
        className,
      )}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-4 shrink-0 self-center"
        aria-hidden="true"
      >
        <path d={variant.shape} />
      </svg>
      <span className={show === 'mark' ? 'sr-only' : undefined}>
        {t(`${redFlag ? 'redFlagVerdict' : 'verdict'}.${verdict}`)}
      </span>
    </span>
  );
}

import { useTranslations } from 'next-intl';
import type { Verdict } from '@/lib/analysis/schemas';
import { cn } from './class-names';
import { verdictShapes } from './verdict-shape';

interface Look {
  shape: string;
  text: string;
  soft: string;
}

const looks: Record<Verdict, Look> = {
  MET: { shape: verdictShapes.MET, text: 'text-positive-ink', soft: 'bg-positive-soft' },
  PARTIALLY_MET: { shape: verdictShapes.PARTIALLY_MET, text: 'text-caution-ink', soft: 'bg-caution-soft' },
  NOT_MET: { shape: verdictShapes.NOT_MET, text: 'text-negative-ink', soft: 'bg-negative-soft' },
  NO_INFORMATION: { shape: verdictShapes.NO_INFORMATION, text: 'text-unknown-ink', soft: 'bg-unknown-soft' },
};

/**
 * For a red flag the words and colours turn round: what was found (MET) counts against the candidate.
 */
const redFlagLooks: Record<Verdict, Look> = {
  MET: looks.NOT_MET,
  PARTIALLY_MET: looks.PARTIALLY_MET,
  NOT_MET: looks.MET,
  NO_INFORMATION: looks.NO_INFORMATION,
};

export function verdictLook(verdict: Verdict, redFlag: boolean): Look {
  return (redFlag ? redFlagLooks : looks)[verdict];
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
  const look = verdictLook(verdict, redFlag);
  return (
    <span
      className={cn(
        'inline-flex items-baseline gap-1.5 text-sm font-medium whitespace-nowrap',
        look.text,
        show === 'badge' && cn('rounded-sm px-1.5 py-0.5 forced-colors:border', look.soft),
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
        <path d={look.shape} />
      </svg>
      <span className={show === 'mark' ? 'sr-only' : undefined}>
        {t(`${redFlag ? 'redFlagVerdict' : 'verdict'}.${verdict}`)}
      </span>
    </span>
  );
}

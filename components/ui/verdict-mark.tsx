import { useTranslations } from 'next-intl';
import type { Verdict } from '@/lib/domain/analysis-schemas';
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

/** For a red flag MET counts against the candidate, so the variants are reversed. */
const redFlagVariants: Record<Verdict, Variant> = {
  MET: variants.NOT_MET,
  PARTIALLY_MET: variants.PARTIALLY_MET,
  NOT_MET: variants.MET,
  NO_INFORMATION: variants.NO_INFORMATION,
};

export function verdictVariant(verdict: Verdict, redFlag: boolean): Variant {
  return (redFlag ? redFlagVariants : variants)[verdict];
}

const labelClasses = { mark: 'sr-only', word: undefined, badge: undefined, line: '@max-xl:sr-only' };

interface VerdictMarkProps {
  verdict: Verdict;
  /** Uses the labels of red flags. */
  redFlag?: boolean;
  /**
   * `mark`: icon with hidden label; `word`: icon and label; `badge`: both on a background; `line`: the label is visible
   * where the container has room for it.
   */
  show?: keyof typeof labelClasses;
  /** Beside another verdict of the same red flag: tells apart the two that read "not found". */
  distinct?: boolean;
  className?: string;
}

/** A verdict as icon, label and colour. */
export function VerdictMark({
  verdict,
  redFlag = false,
  show = 'word',
  distinct = false,
  className,
}: VerdictMarkProps) {
  const t = useTranslations('ui');
  const redFlagWords = distinct ? 'redFlagChoice' : 'redFlagVerdict';
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
      <span className={labelClasses[show]}>{t(`${redFlag ? redFlagWords : 'verdict'}.${verdict}`)}</span>
    </span>
  );
}

import { cn } from './class-names';

/** The AI's thresholds for stars: from 70 good, from 50 satisfactory, below weak. */
function getTone(score: number): { bar: string; text: string } {
  if (score >= 70) return { bar: 'bg-positive', text: 'text-positive-ink' };
  if (score >= 50) return { bar: 'bg-caution', text: 'text-caution-ink' };
  return { bar: 'bg-negative', text: 'text-negative-ink' };
}

interface ScoreBarProps {
  /** 0–100; null: not analysed yet. */
  score: number | null;
  /** Accessible name: "Match score 82 of 100". */
  label: string;
  /** The score if all open criteria turned out badly, or well; drawn as a faint band. */
  range?: { low: number; high: number };
  className?: string;
}

/** A match score as number and bar. */
export function ScoreBar({ score, label, range, className }: ScoreBarProps) {
  if (score === null) {
    return (
      <span className={cn('text-ink-faint inline-block w-24', className)} aria-label={label} role="img">
        –
      </span>
    );
  }
  const tone = getTone(score);
  return (
    <span role="img" aria-label={label} className={cn('inline-flex w-24 items-center gap-2 tabular-nums', className)}>
      <span className={cn('w-7 text-right font-medium', tone.text)}>{score}</span>
      <span className="bar-track relative h-1 grow rounded-full">
        {range && (
          <span
            className={cn('absolute inset-y-0 rounded-full opacity-30', tone.bar)}
            style={{ left: `${range.low}%`, width: `${Math.max(0, range.high - range.low)}%` }}
          />
        )}
        <span className={cn('absolute inset-y-0 left-0 rounded-full', tone.bar)} style={{ width: `${score}%` }} />
      </span>
    </span>
  );
}

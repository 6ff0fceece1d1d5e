import { Progress } from 'radix-ui';
import { cn } from './class-names';

interface ProgressBarProps {
  label: string;
  /** 0–100; null: indeterminate. */
  value: number | null;
  /** Announced instead of the percentage: "12 of 40 CVs". */
  valueText?: string;
  className?: string;
}

export function ProgressBar({ label, value, valueText, className }: ProgressBarProps) {
  return (
    <Progress.Root
      value={value}
      aria-label={label}
      {...(valueText ? { getValueLabel: () => valueText } : {})}
      className={cn('bar-track h-1 w-full overflow-hidden rounded-full', className)}
    >
      <Progress.Indicator
        className={cn(
          'bg-accent h-full rounded-full transition-[width] duration-100',
          value === null && 'w-1/3 animate-pulse',
        )}
        style={value === null ? undefined : { width: `${value}%` }}
      />
    </Progress.Root>
  );
}

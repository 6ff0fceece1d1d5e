import { LoaderCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from './class-names';

interface SpinnerProps {
  /** Defaults to "Loading…". */
  label?: string;
  className?: string;
}

/** Invisible for the first 300 ms (specification, section 9). */
export function Spinner({ label, className }: SpinnerProps) {
  const t = useTranslations('common');
  return (
    <span role="status" className={cn('delayed-visible text-ink-muted inline-flex items-center gap-2', className)}>
      <LoaderCircle className="size-4 animate-spin" aria-hidden="true" />
      <span className={label ? undefined : 'sr-only'}>{label ?? t('loading')}</span>
    </span>
  );
}

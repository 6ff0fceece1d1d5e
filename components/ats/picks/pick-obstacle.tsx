import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import { Tooltip } from '@/components/ui/tooltip';
import type { PickReason } from '@/lib/ats/picks/pick-schemas';
import { usePickReason } from './use-picks';

interface PickObstacleProps {
  /** Described by it is the disabled button. */
  id: string;
  reason: PickReason;
  /** The reason on hover only, and for screen readers; else beside it. */
  isShort?: boolean;
  className?: string;
}

/** Why the button to send to the ATS is disabled. */
export function PickObstacle({ id, reason, isShort = false, className }: PickObstacleProps) {
  const t = useTranslations('ats.pick');
  const reasonOf = usePickReason();
  const text = (
    <p id={id} className={cn('text-ink-muted flex items-start gap-1.5 text-sm text-pretty', className)}>
      <Info className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      <span>
        {t('obstacle')} <span className={cn(isShort && 'sr-only')}>{reasonOf(reason)}</span>
      </span>
    </p>
  );
  return isShort ? <Tooltip content={reasonOf(reason)}>{text}</Tooltip> : text;
}

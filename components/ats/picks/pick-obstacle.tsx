import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import type { PickReason } from '@/lib/ats/picks/pick-schemas';
import { usePickReason } from './use-picks';

interface PickObstacleProps {
  /** Described by it is the disabled button. */
  id: string;
  reason: PickReason;
  className?: string;
}

/** Why the button to send to the ATS is disabled. */
export function PickObstacle({ id, reason, className }: PickObstacleProps) {
  const t = useTranslations('ats.pick');
  const reasonOf = usePickReason();
  return (
    <p id={id} className={cn('text-ink-muted flex items-start gap-1.5 text-sm text-pretty', className)}>
      <Info className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      <span>
        {t('obstacle')} {reasonOf(reason)}
      </span>
    </p>
  );
}

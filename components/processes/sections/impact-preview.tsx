'use client';

import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import type { CriteriaChange } from '@/lib/domain/process-edit-schemas';

const variants = {
  NONE: { icon: CircleCheck, tone: 'text-ink-muted' },
  OUTDATED: { icon: TriangleAlert, tone: 'text-caution-ink' },
  RESCORED: { icon: RefreshCw, tone: 'text-ink-muted' },
  RESCORING: { icon: RefreshCw, tone: 'text-ink-muted' },
} as const;

/** How saving will affect analysed candidates. */
export function ImpactPreview({ change }: { change: CriteriaChange | null }) {
  const t = useTranslations('processSections.effect');
  const { icon: Icon, tone } = variants[change?.effect ?? 'NONE'];
  return (
    <p
      role="status"
      data-effect={change?.effect}
      className={cn('flex items-start gap-1.5 px-5 pt-2 text-sm', tone, !change && 'hidden')}
    >
      {change && (
        <>
          <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {t(change.effect, { count: change.candidates })}
        </>
      )}
    </p>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';

interface OrderNoteProps {
  /** When the displayed search was ordered. */
  orderedAt: number | undefined;
  statistics: Pick<CandidatesStatisticsDto, 'analysed' | 'failed'>;
  onRefresh: () => void;
}

/** Rows keep their order during a run; this offers a new one once analyses have ended since. */
export function OrderNote({ orderedAt, statistics, onRefresh }: OrderNoteProps) {
  const t = useTranslations('candidates.order');
  const finished = statistics.analysed + statistics.failed;
  const [current, setCurrent] = useState({ orderedAt, finished });
  if (current.orderedAt !== orderedAt) setCurrent({ orderedAt, finished });
  if (current.orderedAt !== orderedAt || current.finished === finished) return null;
  return (
    <p className="text-ink-muted flex shrink-0 items-center gap-2 text-sm">
      {t('outdated')}
      <Button size="sm" variant="ghost" onClick={onRefresh}>
        {t('refresh')}
      </Button>
    </p>
  );
}

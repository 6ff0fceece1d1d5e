'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CandidatesStatisticsDto } from '@/lib/processes/schemas';

interface OrderNoteProps {
  /** When the order on the screen was made. */
  orderedAt: number | undefined;
  statistics: Pick<CandidatesStatisticsDto, 'analysed' | 'failed'>;
  onRefresh: () => void;
}

/** The order stands while a run goes on; this offers the new one as soon as analyses have ended since. */
export function OrderNote({ orderedAt, statistics, onRefresh }: OrderNoteProps) {
  const t = useTranslations('candidates.order');
  const finished = statistics.analysed + statistics.failed;
  const [made, setMade] = useState({ orderedAt, finished });
  if (made.orderedAt !== orderedAt) setMade({ orderedAt, finished });
  if (made.orderedAt !== orderedAt || made.finished === finished) return null;
  return (
    <p className="text-ink-muted flex shrink-0 items-center gap-2 text-sm">
      {t('outdated')}
      <Button size="sm" variant="ghost" onClick={onRefresh}>
        {t('refresh')}
      </Button>
    </p>
  );
}

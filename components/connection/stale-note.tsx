'use client';

import { History } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';

interface StaleNoteProps {
  /** A query that may show older data because its last refetch failed. */
  query: { isRefetchError: boolean; dataUpdatedAt: number };
}

/** "As of 14:05; could not be refreshed." Nothing while the data is fresh. */
export function StaleNote({ query }: StaleNoteProps) {
  const t = useTranslations('connection');
  const format = useFormatter();
  if (!query.isRefetchError) return null;
  const time = format.dateTime(query.dataUpdatedAt, { hour: '2-digit', minute: '2-digit' });
  return (
    <p role="status" className="text-caution-ink flex shrink-0 items-center gap-1.5 text-sm">
      <History className="size-3.5 shrink-0" aria-hidden="true" />
      {t('staleSince', { time })}
    </p>
  );
}

'use client';

import { History } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';

interface StaleNoteProps {
  /** A query whose last look at the server may have failed while older data stays on the screen. */
  query: { isRefetchError: boolean; dataUpdatedAt: number };
}

/** "As of 14:05; could not be refreshed." Nothing while the data is current. */
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

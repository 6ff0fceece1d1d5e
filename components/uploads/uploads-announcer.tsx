'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useUploadsText } from './uploads-progress';
import type { UploadsSummary } from './uploads-summary';

/** Debounce in milliseconds, so that a burst of failures is announced once. */
const quietMs = 800;

/** Announces start, pause, failures and end, not every file. */
export function UploadsAnnouncer({ summary }: { summary: UploadsSummary }) {
  const t = useTranslations('uploads');
  const { long, failed, cancelled } = useUploadsText(summary);
  const { phase, total } = summary;
  const state = phase === 'ended' ? `${long}.` : t(`spoken.${phase}`, { total });
  const words = total === 0 ? '' : [state, failed, cancelled].filter(Boolean).join(' ');
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), quietMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <span role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {spoken}
    </span>
  );
}

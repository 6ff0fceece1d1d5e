'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useUploadsText } from './uploads-progress';
import type { UploadsSummary } from './uploads-summary';

/** Milliseconds of quietMs before something is said: of ten failures in a row only the number is. */
const quietMs = 800;

/** Start, pause, failures and end for a screen reader; not every file, or it would be talked over all the time. */
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

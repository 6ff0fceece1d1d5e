'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/http/browser/browser-client';

interface SaveFailureProps {
  error: Error;
  /** The process is saved; only activating it failed. */
  saved: boolean;
}

/** The error, what was kept, and the request id to quote. */
export function SaveFailure({ error, saved }: SaveFailureProps) {
  const t = useTranslations('processForm');
  const ui = useTranslations('ui');
  const known = error instanceof ApiError ? error : null;
  return (
    <div role="alert" className="bg-negative-soft text-negative-ink mb-1 rounded-md px-3 py-2">
      <p className="font-medium">{known?.message || ui('banner.error')}</p>
      <p>{saved ? t('processSaved') : t('inputKept')}</p>
      {known?.requestId && (
        <p className="mt-1 text-sm">
          {t('requestId')}: <span className="break-all select-all">{known.requestId}</span>
        </p>
      )}
    </div>
  );
}

'use client';

import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorDetails, type ErrorDetail } from '@/components/ui/error-details';
import { FullScreenSpinner } from '@/components/ui/full-screen-spinner';
import { ApiError } from '@/lib/http/browser/browser-client';
import { isChunkError, reloadOnce } from '@/components/ui/chunk-error';
import { SupportAdvice } from '@/components/ui/support-email';

interface FatalErrorProps {
  error: Error & { digest?: string };
  onRetry: () => void;
}

/** The page's own URL, unless a request failed. */
function currentUrl(): string {
  return typeof window === 'undefined' ? '' : `${window.location.pathname}${window.location.search}`;
}

/** A server error has only a digest, which identifies it in the server's log. */
function getDetails(error: FatalErrorProps['error'], happenedAt: string): ErrorDetail[] {
  const facts = error instanceof ApiError ? error.facts : null;
  return [
    { id: 'message', value: error.digest ? undefined : error.message },
    { id: 'time', value: facts?.timestamp ?? happenedAt },
    { id: 'code', value: facts?.code ?? error.digest ?? error.name },
    { id: 'requestId', value: facts?.requestId },
    { id: 'method', value: facts?.method ?? 'GET' },
    { id: 'address', value: facts?.url ?? currentUrl() },
  ];
}

/** The fallback of specification section 8: message, details to quote, advice. A chunk error reloads the page. */
export function FatalError({ error, onRetry }: FatalErrorProps) {
  const t = useTranslations('fatalError');
  const [happenedAt] = useState(() => new Date().toISOString());
  const [reloading, setReloading] = useState(() => isChunkError(error));
  useEffect(() => {
    if (reloading) void reloadOnce().then(setReloading);
  }, [reloading]);
  if (reloading) return <FullScreenSpinner />;

  return (
    <div role="alert" className="m-auto flex w-full max-w-md flex-col items-center px-6 py-12 text-center">
      <span className="bg-negative-soft text-negative-ink mb-4 grid size-11 place-items-center rounded-lg">
        <TriangleAlert className="size-5" aria-hidden="true" />
      </span>
      <h1 className="text-xl font-medium text-balance">{t('title')}</h1>
      <p className="mt-2 text-pretty">{t('message')}</p>
      {isChunkError(error) && <p className="mt-1 text-pretty">{t('reloaded')}</p>}
      <Button variant="primary" className="mt-5" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t('retry')}
      </Button>
      <SupportAdvice />
      <ErrorDetails details={getDetails(error, happenedAt)} />
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { useOnBrowserOnline } from '@/components/state/use-connection';
import { Button } from '@/components/ui/button';
import { ErrorDetails } from '@/components/ui/error-details';
import { Spinner } from '@/components/ui/spinner';
import { SupportAdvice } from '@/components/ui/support-email';

export interface StartFailure {
  /** In the user's language. */
  message: string;
  code: string;
  requestId: string;
  timestamp: string;
}

/**
 * The account could not be loaded: the full-screen spinner stays (specification, section 6) with the error. It is loaded anew
 * when the person says so, or the browser reports its connection back; nothing is repeated by a timer.
 */
export function FailedStart({ failure }: { failure: StartFailure }) {
  const t = useTranslations('errorPages.start');
  const router = useRouter();
  const [trying, startTransition] = useTransition();
  const retry = () => startTransition(() => router.refresh());
  useOnBrowserOnline(retry);
  return (
    <main className="grid min-h-dvh place-items-center px-6 py-10">
      <div className="flex w-full max-w-md flex-col items-center text-center">
        <Spinner className="mb-4" />
        <h1 className="text-xl font-medium text-balance">{t('title')}</h1>
        <div role="alert">
          <p className="mt-2 text-pretty">{failure.message}</p>
          <p className="text-ink-muted mt-1 text-pretty">{t('message')}</p>
        </div>
        <Button className="mt-5" loading={trying} onClick={retry}>
          {t('retry')}
        </Button>
        <SupportAdvice />
        <ErrorDetails
          details={[
            { id: 'time', value: failure.timestamp },
            { id: 'code', value: failure.code },
            { id: 'requestId', value: failure.requestId },
          ]}
        />
      </div>
    </main>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { isConnectionLost } from '@/components/state/connection';
import { useOnReconnect } from '@/components/state/use-connection';
import { FatalError } from './fatal-error';

interface PageErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** The App Router's error boundary. Retrying refetches from the server; a lost connection retries when it is back. */
export function PageError({ error, reset }: PageErrorProps) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  useEffect(() => void isConnectionLost(), [error]);
  useOnReconnect(retry);
  return <FatalError error={error} onRetry={retry} />;
}

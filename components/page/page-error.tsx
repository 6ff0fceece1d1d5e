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

/**
 * What an error boundary of the App Router shows; trying again asks the server anew. A page that broke off because the
 * server went away comes back with it.
 */
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

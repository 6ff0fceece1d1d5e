'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { FatalError } from './fatal-error';

interface PageErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** What an error boundary of the App Router shows; trying again asks the server anew. */
export function PageError({ error, reset }: PageErrorProps) {
  const router = useRouter();
  return (
    <FatalError
      error={error}
      onRetry={() =>
        startTransition(() => {
          router.refresh();
          reset();
        })
      }
    />
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { FatalError } from '@/components/layout/fatal-error';

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
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

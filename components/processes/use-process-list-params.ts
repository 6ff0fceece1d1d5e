'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useTransition } from 'react';

/**
 * Writes the process list's state into the address. The server reads it (lib/processes/search-params.ts) and says what it
 * was asked for, so nothing here parses it: that would cost this page a library.
 */
export function useProcessListParams() {
  const router = useRouter();
  const [loading, startTransition] = useTransition();
  const setParams = useCallback(
    (patch: Record<string, string | number>) => {
      const params = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(patch)) params.set(name, String(value));
      // The first page is where everybody is without it.
      if (params.get('page') === '1') params.delete('page');
      startTransition(() => router.push(params.size > 0 ? `/processes?${params}` : '/processes', { scroll: false }));
    },
    [router],
  );
  return { loading, setParams };
}

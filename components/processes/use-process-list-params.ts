'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useTransition } from 'react';

/** Null or nothing takes a parameter away. */
export type ProcessListPatch = Record<string, string | number | readonly string[] | null | undefined>;

export interface ProcessListParams {
  loading: boolean;
  setParams: (patch: ProcessListPatch) => void;
}

/**
 * Writes the process list's state into the address. The server reads it (lib/processes/search-params.ts) and says what it
 * was asked for, so nothing here parses it: that would cost this page a library.
 */
export function useProcessListParams(): ProcessListParams {
  const router = useRouter();
  const [loading, startTransition] = useTransition();
  // The address follows the answer: what is chosen in the meantime adds to what was asked for last.
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!loading) asked.current = null;
  }, [loading]);
  const setParams = useCallback(
    (patch: ProcessListPatch) => {
      const params = new URLSearchParams(asked.current ?? window.location.search);
      for (const [name, value] of Object.entries({ page: null, ...patch })) {
        // No column is a choice, too; no other parameter is.
        if (value === null || value === undefined || (String(value) === '' && name !== 'columns')) params.delete(name);
        else params.set(name, String(value));
      }
      // A bare address would open the default view.
      if (params.size === 0) params.set('view', 'all');
      asked.current = params.toString();
      startTransition(() => router.push(`/processes?${params}`, { scroll: false }));
    },
    [router],
  );
  return { loading, setParams };
}

'use client';

import { useCallback, useRef, useState } from 'react';

interface LateModule<T> {
  /** Null until it is there. */
  loaded: T | null;
  /** Fetches it; what failed is fetched anew by the next call. */
  request: () => Promise<T>;
}

/** A part of the program that is fetched on its first use (docs/decisions/0063). `load` stays the same function. */
export function useLateModule<T extends object>(load: () => Promise<T>): LateModule<T> {
  const [loaded, setLoaded] = useState<T | null>(null);
  const pending = useRef<Promise<T> | null>(null);
  const request = useCallback(() => {
    pending.current ??= load().then(
      (module) => {
        setLoaded(module);
        return module;
      },
      (error: unknown) => {
        pending.current = null;
        throw error;
      },
    );
    return pending.current;
  }, [load]);
  return { loaded, request };
}

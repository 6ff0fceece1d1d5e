'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface LazyPartProps {
  /** Called on a load error; without it the error boundary gets the error. */
  onLoadError?: (error: unknown) => void;
}

/**
 * Loads a heavy component (wizard, CV viewer, forms, palette) in the browser on first render. After an error the next
 * mount retries; `next/dynamic` alone, and `React.lazy` with a boundary, keep a failed load for ever.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  loading: () => ReactNode = () => null,
): ComponentType<P & LazyPartProps> {
  let current: ComponentType<P & LazyPartProps> | null = null;

  function create() {
    const loadOrFail = () =>
      load().catch((error: unknown) => {
        current = null;
        return function LoadError({ onLoadError }: LazyPartProps) {
          useEffect(() => onLoadError?.(error), [onLoadError]);
          if (!onLoadError) throw error;
          return null;
        };
      });
    return dynamic<P & LazyPartProps>(loadOrFail, { ssr: false, loading });
  }

  return function LazyPart(props: P & LazyPartProps) {
    const [Part] = useState(() => (current ??= create()));
    return <Part {...props} />;
  };
}

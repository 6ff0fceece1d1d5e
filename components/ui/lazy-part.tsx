'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface LazyPartProps {
  /** Called when the part cannot be loaded; without it the error goes to the nearest error boundary. */
  onLoadError?: (error: unknown) => void;
}

/**
 * A heavy part of a page (wizard, CV viewer, forms, palette) that is loaded in the browser when it is first rendered.
 * After a failure the next mount loads it again; `next/dynamic` alone would remember the failure.
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

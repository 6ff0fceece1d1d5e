'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { holdKeys } from '@/components/state/held-keys';

interface LazyDialogProps {
  /** Called on a load error; without it the error boundary gets the error. */
  onLoadError?: (error: unknown) => void;
}

interface Preloading {
  /** Loads the dialog now; an error shows when it is opened. */
  preload: () => Promise<unknown>;
}

/**
 * A dialog that a key opens, in a chunk of its own. Once it is loaded (`usePreloaded`) it opens with the key that asks
 * for it, so that the next key is the dialog's; keys pressed while it is being loaded wait for it.
 */
export function lazyDialog<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & LazyDialogProps> & Preloading {
  let loaded: ComponentType<P> | null = null;
  const fetch = async () => (loaded ??= await load());

  function LazyDialog(props: P & LazyDialogProps) {
    const { onLoadError } = props;
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const report = useEffectEvent((error: unknown) => (onLoadError ? onLoadError(error) : setFailure({ error })));
    useLayoutEffect(() => {
      if (Part) return;
      const shown = fetch().then((part) => flushSync(() => setPart(() => part)));
      holdKeys(shown);
      shown.catch(report);
    }, [Part]);
    if (failure) throw failure.error;
    return Part && <Part {...props} />;
  }

  const preload = () => fetch().catch(() => undefined);
  return Object.assign(LazyDialog, { preload });
}

/** Loads dialogs that may be opened on this page, as soon as the browser has nothing else to do. */
export function usePreloaded(...dialogs: readonly Preloading[]): void {
  const [wanted] = useState(dialogs);
  useEffect(() => {
    const load = () => wanted.forEach((dialog) => void dialog.preload());
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 300);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(load, { timeout: 1_000 });
    return () => window.cancelIdleCallback(request);
  }, [wanted]);
}

'use client';

import { usePathname } from 'next/navigation';
import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useWideScreen } from './use-wide-screen';

/** The routes that have a quick view (specification, section 2); `:id` stands for any id. */
const routesWithQuickView = new Set(['/processes', '/processes/:id', '/processes/:id/candidates/:id']);
const idSegment = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
const changedEvent = 'quick-view-changed';

interface QuickViewState {
  /** This route has a quick view. */
  available: boolean;
  visible: boolean;
  toggle: () => void;
}

const QuickViewContext = createContext<QuickViewState | null>(null);

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changedEvent, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changedEvent, onChange);
  };
}

function readVisible(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'visible';
  } catch {
    return false;
  }
}

/**
 * Hidden by default and remembered per route in local storage (specification, section 2). On a narrow screen, where it
 * is a sheet over the page, it is shown for this visit only: opening a page must not cover it.
 */
export function QuickViewProvider({ children }: { children: ReactNode }) {
  const route = usePathname().replace(idSegment, ':id');
  const key = `quick-view:${route}`;
  const available = routesWithQuickView.has(route);
  const wide = useWideScreen();
  const remembered = useSyncExternalStore(
    subscribe,
    () => readVisible(key),
    () => false,
  );
  const [sheetKey, setSheetKey] = useState<string | null>(null);
  const visible = available && (wide ? remembered : sheetKey === key);

  const toggle = useCallback(() => {
    if (!wide) {
      setSheetKey((open) => (open === key ? null : key));
      return;
    }
    try {
      localStorage.setItem(key, readVisible(key) ? 'hidden' : 'visible');
    } catch {
      return;
    }
    window.dispatchEvent(new Event(changedEvent));
  }, [key, wide]);
  const state = useMemo(() => ({ available, visible, toggle }), [available, visible, toggle]);
  return <QuickViewContext value={state}>{children}</QuickViewContext>;
}

/** The right-hand panel of the current route. */
export function useQuickView(): QuickViewState {
  const state = use(QuickViewContext);
  if (!state) throw new Error('useQuickView needs a QuickViewProvider above it');
  return state;
}

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { readStored, subscribeToStorage, writeStored } from '@/components/state/browser-storage';
import { createTabStore } from '@/components/state/tab-store';
import { isWideScreen, subscribeToWidth } from '@/components/state/use-wide-screen';

/** The routes that have a quick view (specification, section 2); `:id` stands for any id. */
const routesWithQuickView = new Set([
  '/processes',
  '/processes/:id',
  '/processes/:id/candidates/:id',
  '/processes/:id/candidates/:id/interview-simulation/:id',
]);
const idSegment = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** The route whose sheet is open on a narrow screen. */
const openSheet = createTabStore<string | null>(null);

interface QuickView {
  /** This route has a quick view. */
  available: boolean;
  visible: boolean;
  toggle: () => void;
}

function subscribe(onChange: () => void): () => void {
  const stops = [subscribeToWidth(onChange), openSheet.subscribe(onChange), subscribeToStorage(onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}

const memoryKey = (route: string) => `quick-view:${route}`;

const isRemembered = (route: string) => readStored('local', memoryKey(route)) === 'visible';

const isShown = (route: string) => (isWideScreen() ? isRemembered(route) : openSheet.read() === route);

function toggleAt(route: string): void {
  if (!isWideScreen()) {
    openSheet.set(openSheet.read() === route ? null : route);
    return;
  }
  writeStored('local', memoryKey(route), isRemembered(route) ? 'hidden' : 'visible');
}

/**
 * The quick view of the current route: hidden by default, persisted per route (specification, section 2). On a narrow
 * screen it is a sheet, opened for the current visit only.
 */
export function useQuickView(): QuickView {
  const route = usePathname().replace(idSegment, ':id');
  const available = routesWithQuickView.has(route);
  const shown = useSyncExternalStore(
    subscribe,
    () => isShown(route),
    () => false,
  );
  return { available, visible: available && shown, toggle: () => toggleAt(route) };
}

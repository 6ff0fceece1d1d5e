import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { readStored, subscribeToStorage, writeStored } from '@/components/state/browser-storage';

/** The routes that have a quick view (specification, section 2); `:id` stands for any id. */
const routesWithQuickView = new Set([
  '/processes',
  '/processes/:id',
  '/processes/:id/candidates/:id',
  '/processes/:id/candidates/:id/interview-simulation/:id',
]);
const idSegment = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

interface QuickView {
  /** This route has a quick view. */
  available: boolean;
  visible: boolean;
  toggle: () => void;
}

const memoryKey = (route: string) => `quick-view:${route}`;

const isRemembered = (route: string) => readStored('local', memoryKey(route)) === 'visible';

function toggleAt(route: string): void {
  writeStored('local', memoryKey(route), isRemembered(route) ? 'hidden' : 'visible');
}

/** The quick view of the current route: hidden by default, remembered per route (specification, section 2). */
export function useQuickView(): QuickView {
  const route = usePathname().replace(idSegment, ':id');
  const available = routesWithQuickView.has(route);
  const shown = useSyncExternalStore(
    subscribeToStorage,
    () => isRemembered(route),
    () => false,
  );
  return { available, visible: available && shown, toggle: () => toggleAt(route) };
}

'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { processQueries } from '@/components/queries/processes/process-queries';
import { readStored, writeStored } from '@/components/state/browser-storage';

/** Under which the browser keeps when one of its tabs stored something last, in epoch milliseconds. */
const storageKey = 'changed-at';

/** Tells the other tabs of this browser that something was stored. */
export function announceToTabs(): void {
  writeStored('local', storageKey, String(Date.now()));
}

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['candidates'] });
  void client.invalidateQueries({ queryKey: processQueries.all });
}

/** Keeps the tabs of this browser alike: what one of them stores, the others load again. */
export function OtherTabs() {
  const client = useQueryClient();
  useEffect(() => {
    // What was stored after this page's data was loaded, but before it listened.
    if (Number(readStored('local', storageKey)) > performance.timeOrigin) refresh(client);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey) refresh(client);
    };
    // Not heard by the tab that writes.
    window.addEventListener('storage', onStorage);
    const stop = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') announceToTabs();
    });
    return () => {
      stop();
      window.removeEventListener('storage', onStorage);
    };
  }, [client]);
  return null;
}

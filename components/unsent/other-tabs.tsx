'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { processQueries } from '@/components/queries/processes/process-queries';

const channelName = 'changes';

/** One for the whole tab: a second one would hear the first. */
let shared: BroadcastChannel | null = null;

/** Tells the other tabs of this browser that something was stored. */
export function announceToTabs(): void {
  shared?.postMessage(null);
}

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['candidates'] });
  void client.invalidateQueries({ queryKey: processQueries.all });
}

/** Keeps the tabs of this browser alike: what one of them stores, the others load again; a hidden one when it is shown. */
export function OtherTabs() {
  const client = useQueryClient();
  useEffect(() => {
    let isStale = false;
    const refreshIfVisible = () => {
      if (!isStale || document.visibilityState !== 'visible') return;
      isStale = false;
      refresh(client);
    };
    const channel = new BroadcastChannel(channelName);
    shared = channel;
    channel.onmessage = () => {
      isStale = true;
      refreshIfVisible();
    };
    document.addEventListener('visibilitychange', refreshIfVisible);
    const stop = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') announceToTabs();
    });
    return () => {
      stop();
      channel.close();
      shared = null;
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, [client]);
  return null;
}

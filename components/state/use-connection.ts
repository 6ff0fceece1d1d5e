'use client';

import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Whether the server can be reached, as far as is known. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** Calls `onBack` each time the connection has come back. */
export function useOnReconnect(onBack: () => void): void {
  const onOnline = useEffectEvent(onBack);
  useEffect(
    () =>
      onlineManager.subscribe((online) => {
        if (online) onOnline();
      }),
    [],
  );
}

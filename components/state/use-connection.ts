import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Whether the server is assumed to be reachable. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** Calls `onOnline` when the browser reports that its connection is back. */
export function useOnBrowserOnline(onOnline: () => void): void {
  const listener = useEffectEvent(onOnline);
  useEffect(() => {
    const listen = () => listener();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}

/** Calls `onBack` on each reconnect. */
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

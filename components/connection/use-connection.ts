'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { connection } from './connection';
import type { ConnectionState } from './connection-monitor';

const connected: ConnectionState = { kind: 'connected' };

/** Whether the server can be reached. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.get, () => connected);
}

/** Calls `onBack` each time the connection has come back. */
export function useOnReconnect(onBack: () => void): void {
  const newest = useRef(onBack);
  useEffect(() => {
    newest.current = onBack;
  }, [onBack]);
  useEffect(
    () =>
      connection.subscribe(() => {
        if (connection.get().kind === 'back') newest.current();
      }),
    [],
  );
}

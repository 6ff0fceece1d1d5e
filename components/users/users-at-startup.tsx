'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shortUsersQuery } from './short-users';

/** Prefetches the users for pickers when idle (specification, section 6). */
export function UsersAtStartup() {
  const client = useQueryClient();
  useEffect(() => {
    const load = () => void client.prefetchQuery(shortUsersQuery);
    // Safari lacks `requestIdleCallback`.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(load, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, [client]);
  return null;
}

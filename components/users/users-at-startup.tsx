'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shortUsersQuery } from './short-users';

/** Loads the people for pickers at startup (specification, section 6), once the page itself is shown. */
export function UsersAtStartup() {
  const client = useQueryClient();
  useEffect(() => {
    // A failure is no news here: the picker that needs them asks again and tells.
    const load = () => void client.prefetchQuery({ ...shortUsersQuery, meta: { errorBanner: false } });
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(load, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, [client]);
  return null;
}

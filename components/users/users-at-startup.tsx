'use client';

import { useEffect } from 'react';
import { loadShortUsers } from './short-users';

/** A failure is no news here: the picker that needs them asks again and tells. */
const load = () => void loadShortUsers().catch(() => undefined);

/** Loads the people for pickers at startup (specification, section 6), once the page itself is shown. */
export function UsersAtStartup() {
  useEffect(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(load, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return null;
}

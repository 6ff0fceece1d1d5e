'use client';

import { useEffect } from 'react';
import { onSessionEnded } from '@/lib/http/browser-client';
import { useEndOfSession } from './use-end-of-session';

/**
 * Leads to sign-in as soon as any call of the page is answered 401 (specification, section 8). It stands above everything
 * that asks the server, so that no answer comes while it is not listening.
 */
export function SessionKeeper() {
  const endSession = useEndOfSession();
  useEffect(() => onSessionEnded(endSession), [endSession]);
  return null;
}

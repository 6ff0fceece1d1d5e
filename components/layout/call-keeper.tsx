'use client';

import { useEffect } from 'react';
import { connection } from '@/components/connection/connection';
import { onResponseInterrupted, onSessionEnded } from '@/lib/http/browser/browser-client';
import { useEndOfSession } from './use-end-of-session';

/**
 * What any call of the page may tell, whoever made it: an answer 401 leads to sign-in (specification, section 8), and after
 * one that broke off in its middle the monitor looks whether the server is away. It stands above everything that asks the
 * server, so that no answer comes while it is not listening.
 */
export function CallKeeper() {
  const endSession = useEndOfSession();
  useEffect(() => onSessionEnded(endSession), [endSession]);
  useEffect(() => onResponseInterrupted(() => void connection.suspect()), []);
  return null;
}

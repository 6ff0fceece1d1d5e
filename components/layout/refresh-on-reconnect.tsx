'use client';

import { useRouter } from 'next/navigation';
import { useOnReconnect } from '@/components/connection/use-connection';

/** What the server drew may be old once the connection has come back. */
export function RefreshOnReconnect() {
  const router = useRouter();
  useOnReconnect(() => router.refresh());
  return null;
}

'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Redirects to `path`, replacing the history entry. */
export function ReplaceRoute({ path }: { path: string }) {
  const router = useRouter();
  useEffect(() => router.replace(path), [router, path]);
  return null;
}

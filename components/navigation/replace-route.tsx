'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Goes on to `path` without leaving this page in the history. */
export function ReplaceRoute({ path }: { path: string }) {
  const router = useRouter();
  useEffect(() => router.replace(path), [router, path]);
  return null;
}

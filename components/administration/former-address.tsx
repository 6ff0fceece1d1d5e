'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { administrationPath, formerAnchors } from './administration-pages';

/** Leads an address of the one former page, such as `/administration#model`, to the page of that section. */
export function FormerAddress() {
  const router = useRouter();
  useEffect(() => {
    const page = formerAnchors[window.location.hash];
    if (page) router.replace(administrationPath(page));
  }, [router]);
  return null;
}

'use client';

import { useEffect } from 'react';

/** Sets `<html data-hydrated>` once the page takes input. Browser tests wait for it. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return null;
}

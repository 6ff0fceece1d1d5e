'use client';

import { useState } from 'react';
import { isLostModule, reloadForLostModule } from '@/components/layout/reload-on-lost-module';

interface CvFailure {
  file: Blob;
  isLostModule: boolean;
}

/**
 * What keeps a CV from being shown. A worker that a new deployment has replaced reloads the page, once (specification,
 * section 8); everything else is said and can be tried again.
 *
 * @returns `attempt` is another number at each try: the key of what is tried
 */
export function useCvFailure(file: Blob) {
  const [failure, setFailure] = useState<CvFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const onFailure = (error: unknown) => {
    const lost = isLostModule(error);
    setFailure({ file, isLostModule: lost });
    if (lost) void reloadForLostModule();
  };
  const retry = () => {
    // pdf.js remembers that it has no worker; only another page asks for it anew.
    if (failure?.isLostModule) return window.location.reload();
    setFailure(null);
    return setAttempt((number) => number + 1);
  };
  return { failed: failure?.file === file, attempt, onFailure, retry };
}

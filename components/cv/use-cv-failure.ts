'use client';

import { useState } from 'react';
import { isChunkError, reloadOnce } from '@/components/ui/chunk-error';

interface CvFailure {
  file: Blob;
  isChunkError: boolean;
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
    const lost = isChunkError(error);
    setFailure({ file, isChunkError: lost });
    if (lost) void reloadOnce();
  };
  const retry = () => {
    // pdf.js remembers that it has no worker; only another page asks for it anew.
    if (failure?.isChunkError) return window.location.reload();
    setFailure(null);
    return setAttempt((number) => number + 1);
  };
  return { failed: failure?.file === file, attempt, onFailure, retry };
}

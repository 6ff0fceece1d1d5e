import { useState } from 'react';
import { isChunkError, reloadOnce } from '@/components/ui/chunk-error';

interface CvFailure {
  file: Blob;
  isChunkError: boolean;
}

/**
 * Errors of the CV viewer. A worker replaced by a new deployment reloads the page once (specification, section 8);
 * other errors are shown and can be retried.
 *
 * @returns `attempt` changes with each retry: the key of the document
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
    // pdf.js caches the missing worker; only a reload fetches it again.
    if (failure?.isChunkError) return window.location.reload();
    setFailure(null);
    return setAttempt((number) => number + 1);
  };
  return { failed: failure?.file === file, attempt, onFailure, retry };
}

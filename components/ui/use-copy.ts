import { useState } from 'react';

/**
 * Copies a text to the clipboard.
 *
 * @returns what came of it: `failed` when the browser does not allow it, or the page has no secure address
 */
export function useCopy(text: string, onCopied?: () => void) {
  const [state, setState] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      onCopied?.();
    } catch {
      setState('failed');
    }
  };
  return { state, copy };
}

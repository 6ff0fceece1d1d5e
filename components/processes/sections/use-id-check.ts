'use client';

import { useEffect, useState } from 'react';
import { apiAnswer } from '@/lib/http/browser/browser-client';

const debounceMs = 400;

type IdState = 'unknown' | 'checking' | 'free' | 'taken';

/**
 * Whether an external recruitment ID is free, checkedValues of the server when the typing pauses. An answer that comes after
 * more typing is left out. Saving decides in the end.
 *
 * @param id without blanks around it; empty: there is nothing to ask
 * @param processId the process being edited, whose own ID is no obstacle
 */
export function useIdCheck(id: string, processId: string | null): IdState {
  const [answer, setAnswer] = useState<{ id: string; state: IdState }>({ id: '', state: 'unknown' });
  useEffect(() => {
    if (id === '') return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setAnswer({ id, state: 'checking' });
      const except = processId ? `?excludeProcessId=${processId}` : '';
      apiAnswer<{ available: boolean }>({
        path: `/processes/check-ext-recruitment-id/${encodeURIComponent(id)}${except}`,
        signal: stop.signal,
      }).then(
        ({ available }) => setAnswer({ id, state: available ? 'free' : 'taken' }),
        // Without an answer nothing is claimed.
        () => setAnswer((now) => (now.id === id ? { id, state: 'unknown' } : now)),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [id, processId]);
  return answer.id === id ? answer.state : 'unknown';
}

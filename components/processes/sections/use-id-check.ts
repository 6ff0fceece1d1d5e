import { useEffect, useState } from 'react';
import { useReportError } from '@/components/query/use-report-error';
import { apiAnswer } from '@/lib/http/browser/browser-client';

const debounceMs = 400;

type IdState = 'unknown' | 'checking' | 'free' | 'taken';

/**
 * Debounced check whether an external recruitment ID is free; stale responses are ignored. Saving has the final say.
 *
 * @param id trimmed; empty: no check
 * @param processId the edited process, whose own ID is allowed
 */
export function useIdCheck(id: string, processId: string | null): IdState {
  const [answer, setAnswer] = useState<{ id: string; state: IdState }>({ id: '', state: 'unknown' });
  const reportError = useReportError();
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
        // Unknown after an error.
        (error: unknown) => {
          reportError(error, stop.signal.aborted);
          setAnswer((now) => (now.id === id ? { id, state: 'unknown' } : now));
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [id, processId, reportError]);
  return answer.id === id ? answer.state : 'unknown';
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import type { DepartureDecision } from '@/lib/ats/departures/departure-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

const pathOf = (processId: string) => `/processes/${processId}/ats-departures`;

/** Ends when what the screen shows of the process's candidates is new. */
function useRefresh(processId: string): () => Promise<unknown> {
  const client = useQueryClient();
  return () => {
    // CVs that were read before, or are there again.
    client.removeQueries({ queryKey: ['cv', processId], type: 'inactive' });
    return Promise.all([
      client.invalidateQueries({ queryKey: ['cv', processId] }),
      client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
      client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
    ]);
  };
}

/** Keeps candidates who are not in the ATS any more, or erases them. The caller shows errors. */
export function useDecideDepartures(processId: string, onDone: (decided: number, decision: DepartureDecision) => void) {
  const refresh = useRefresh(processId);
  return useMutation({
    mutationFn: (body: DepartureDecision) =>
      apiAnswer<{ decided: number }>({ path: `${pathOf(processId)}/decide`, method: 'POST', body }),
    meta: { successBanner: false, errorBanner: false },
    onSuccess: ({ decided }, decision) => onDone(decided, decision),
    onSettled: refresh,
  });
}

/**
 * Restores candidates whom a synchronisation or a decision erased in the last seven days.
 *
 * @param options `showsError`: the caller shows errors itself
 */
export function useRestoreErased(processId: string, options: { showsError: boolean; onDone: () => void }) {
  const t = useTranslations('ats.departures.restore');
  const banner = useBanner();
  const refresh = useRefresh(processId);
  return useMutation({
    mutationFn: (candidateIds: string[]) =>
      apiAnswer<{ restored: number }>({
        path: `${pathOf(processId)}/restore`,
        method: 'POST',
        body: { candidateIds },
      }),
    meta: { successBanner: false, ...(options.showsError ? { errorBanner: false } : {}) },
    onSuccess: ({ restored }) => {
      banner.showSuccess(t('done', { count: restored }));
      options.onDone();
    },
    onSettled: refresh,
  });
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ApiError, apiRequest } from '@/lib/http/browser-client';
import { candidateKeys, candidatePath } from './candidate-queries';

/** Requests at the same time while a selection is sent for analysis. */
const atOnce = 3;

export interface RefusedCandidate {
  candidateId: string;
  /** The API's stable code, e.g. `process.not-active`. */
  code: string;
  /** The server's words. */
  reason: string;
}

function reprocess(processId: string, candidateId: string, fresh: boolean) {
  return apiRequest({ method: 'POST', path: `${candidatePath(processId, candidateId)}/reprocess`, body: { fresh } });
}

/** Analyses one candidate again; `fresh` asks the engine anew even where nothing has changed. */
export function useReprocess(processId: string) {
  const t = useTranslations('candidates');
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ candidateId, fresh = false }: { candidateId: string; fresh?: boolean }) =>
      reprocess(processId, candidateId, fresh),
    meta: { successBanner: t('reprocess.started', { count: 1 }) },
    // A refusal tells of a candidate or a process that has changed meanwhile.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
      ]),
  });
}

/** Analyses a selection again: does what it can and answers who was refused and why. */
export function useReprocessSelected(processId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { successBanner: false },
    mutationFn: async (candidateIds: string[]) => {
      const waiting = [...candidateIds];
      const refused: RefusedCandidate[] = [];
      const work = async () => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          try {
            await reprocess(processId, id, false);
          } catch (error) {
            // Without a session or a network nobody was refused: the selection stays for another try.
            if (!(error instanceof ApiError) || error.status === 401 || error.code === 'network') throw error;
            refused.push({ candidateId: id, code: error.code, reason: error.message });
          }
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return { accepted: candidateIds.length - refused.length, refused };
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
      ]),
  });
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ErrorCode } from '@/lib/error-codes';
import { ApiError, apiRequest } from '@/lib/http/browser/browser-client';
import { candidateKeys, candidatePath } from '@/components/candidates/queries/candidate-queries';

/** Requests at the same time while a selection is sent for analysis. */
const concurrency = 3;

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

/** What is said of the candidate or the process; everything else is a failure of the call, which may go well again. */
const refusalCodes: readonly ErrorCode[] = [
  'candidate.not-found',
  'candidate.reprocess-refused',
  'process.archived',
  'process.not-active',
  'process.not-found',
  'process.not-ready',
];

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && refusalCodes.some((code) => code === error.code);
}

interface SelectionOutcome {
  /** Ids of those that are being analysed. */
  accepted: string[];
  refused: RefusedCandidate[];
  /** What broke it off before it came to the remaining ones; null: it went through to its end. */
  failure: { error: unknown } | null;
}

async function reprocessAll(processId: string, candidateIds: string[]): Promise<SelectionOutcome> {
  const waiting = [...candidateIds];
  const outcome: SelectionOutcome = { accepted: [], refused: [], failure: null };
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined && !outcome.failure; id = waiting.shift()) {
      try {
        await reprocess(processId, id, false);
        outcome.accepted.push(id);
      } catch (error) {
        if (isRefusal(error)) outcome.refused.push({ candidateId: id, code: error.code, reason: error.message });
        else outcome.failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return outcome;
}

/**
 * Analyses a selection again: does what it can, and answers who was refused and why. A failure of a call ends it, as the
 * next call would fail alike; what had been done by then is answered with it.
 */
export function useReprocessSelected(processId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { successBanner: false },
    mutationFn: (candidateIds: string[]) => reprocessAll(processId, candidateIds),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
      ]),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { BulkAnswer } from '@/lib/candidates/schemas';
import type { ErrorCode } from '@/lib/error-codes';
import { ApiError, apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import { candidateKeys, candidatePath } from '@/components/candidates/queries/candidate-queries';

/** Parallel requests when a selection is re-analysed. */
const concurrency = 3;

export interface RefusedCandidate {
  candidateId: string;
  /** The API's stable code, e.g. `process.not-active`. */
  code: string;
  /** The server's message. */
  reason: string;
}

function reprocess(processId: string, candidateId: string, fresh: boolean) {
  return apiRequest({ method: 'POST', path: `${candidatePath(processId, candidateId)}/reprocess`, body: { fresh } });
}

/** Puts a selection into the cheap queue; the caller shows what went wrong. */
export function useReprocessInBatch(processId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { successBanner: false, errorBanner: false },
    mutationFn: (candidateIds: string[]) =>
      apiAnswer<BulkAnswer>({ method: 'POST', path: `/processes/${processId}/batches`, body: { candidateIds } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
      ]),
  });
}

/** Re-analyses one candidate; `fresh` skips stored verdicts. */
export function useReprocess(processId: string) {
  const t = useTranslations('candidates');
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ candidateId, fresh = false }: { candidateId: string; fresh?: boolean }) =>
      reprocess(processId, candidateId, fresh),
    meta: { successBanner: t('reprocess.started', { count: 1 }) },
    // A refusal means that the cached data is outdated.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
      ]),
  });
}

/** Errors about the candidate or process; any other is a failed request that may succeed later. */
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
  /** Ids of candidates being analysed. */
  accepted: string[];
  refused: RefusedCandidate[];
  /** The error that stopped it early; null: all were requested. */
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
 * Re-analyses a selection and returns the refused candidates with reasons. A failed request stops it, as the next would
 * fail too; the result then holds what was done before.
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

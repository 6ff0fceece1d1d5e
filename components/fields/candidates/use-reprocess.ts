import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { BulkAnswer } from '@/lib/domain/candidate-schemas';
import type { CandidateChoice, SelectedAnswer } from '@/lib/domain/candidate-review-schemas';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';

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

/** Analyses all candidates of the process again whose status allows it; `fresh` skips stored verdicts. */
export function useReprocessAll(processId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { successBanner: false },
    mutationFn: (fresh: boolean) =>
      apiAnswer<BulkAnswer>({
        method: 'POST',
        path: `/processes/${processId}/reprocess-all-candidates`,
        body: { fresh },
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
      ]),
  });
}

const selectedPath = (processId: string) => `/processes/${processId}/candidates/reprocess-selected-candidates`;

/** Who of a choice would be analysed and who refused. */
export function usePreviewReprocess(processId: string) {
  return useMutation({
    meta: { successBanner: false },
    mutationFn: (choice: CandidateChoice) =>
      apiAnswer<SelectedAnswer>({ method: 'POST', path: `${selectedPath(processId)}/preview`, body: choice }),
  });
}

/** Analyses a choice again; the caller shows who was refused. */
export function useReprocessSelected(processId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { successBanner: false },
    mutationFn: (choice: CandidateChoice) =>
      apiAnswer<SelectedAnswer>({ method: 'POST', path: selectedPath(processId), body: choice }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
      ]),
  });
}

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useBanner } from '@/components/ui/banner';
import type { CandidateDto, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { candidateKeys, candidatePath, dropRefetches } from '@/components/queries/candidates/candidate-queries';

type Stars = Pick<CandidateDto, 'rate' | 'rateSource'>;

interface Rating {
  candidateId: string;
  stars: Stars;
  /** Restores the previous stars. */
  isUndo?: boolean;
}

/** The cached stars; undefined when the candidate is not cached. */
function cachedStars(client: QueryClient, processId: string, candidateId: string): Stars | undefined {
  const one = client.getQueryData<CandidateDto>(candidateKeys.one(processId, candidateId));
  const lists = client.getQueriesData<CandidateSearchAnswer>({ queryKey: candidateKeys.searches(processId) });
  const found = one ?? lists.flatMap(([, answer]) => answer?.items ?? []).find((item) => item.id === candidateId);
  return found && { rate: found.rate, rateSource: found.rateSource };
}

function updateCachedStars(client: QueryClient, processId: string, { candidateId, stars }: Rating): void {
  client.setQueriesData<CandidateSearchAnswer>(
    { queryKey: candidateKeys.searches(processId) },
    (answer) =>
      answer && {
        ...answer,
        items: answer.items.map((item) => (item.id === candidateId ? { ...item, ...stars } : item)),
      },
  );
  client.setQueryData<CandidateDto>(candidateKeys.one(processId, candidateId), (one) => one && { ...one, ...stars });
}

/** Undoing the first recruiter rating removes it, which restores the AI's. */
const toBody = ({ rate, rateSource }: Stars) => ({ rate: rateSource === 'RECRUITER' ? rate : null });

/** Sets a recruiter's stars: optimistic update, rolled back on error, with Undo in the banner. */
export function useRateCandidate(processId: string): (candidateId: string, rate: number) => void {
  const t = useTranslations('candidates');
  const common = useTranslations('common');
  const client = useQueryClient();
  const banner = useBanner();
  const { mutate } = useMutation({
    mutationFn: ({ candidateId, stars }: Rating) =>
      apiRequest({ method: 'PUT', path: `${candidatePath(processId, candidateId)}/rate`, body: toBody(stars) }),
    meta: { successBanner: false },
    onMutate: async (rating) => {
      await dropRefetches(client, processId, rating.candidateId);
      const before = client.getQueriesData<unknown>({ queryKey: candidateKeys.all(processId) });
      const previous = cachedStars(client, processId, rating.candidateId);
      updateCachedStars(client, processId, rating);
      return { before, previous };
    },
    onSuccess: (_answer, { candidateId, stars, isUndo }, { previous }): void => {
      if (isUndo) return banner.showSuccess(t('rateUndone'));
      const done = t('rated', { count: stars.rate ?? 0 });
      if (!previous) return banner.showSuccess(done);
      const onClick = (): void => mutate({ candidateId, stars: previous, isUndo: true });
      banner.showSuccess(done, { action: { label: common('undo'), onClick } });
    },
    onError: (_error, { candidateId }, result) => {
      result?.before.forEach(([key, data]) => client.setQueryData(key, data));
      // Somebody may have deleted the candidate.
      return client.invalidateQueries({ queryKey: candidateKeys.one(processId, candidateId) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.searches(processId) }),
  });
  return useCallback(
    (candidateId, rate) => mutate({ candidateId, stars: { rate, rateSource: 'RECRUITER' } }),
    [mutate],
  );
}

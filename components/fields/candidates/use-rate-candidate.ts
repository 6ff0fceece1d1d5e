import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useBanner } from '@/components/ui/banner';
import type { CandidateDto, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import { tabChanges } from '@/components/pending-changes/tab-changes';
import { recruiterStars } from '@/components/pending-changes/pending-change';
import { useShowUnsaved } from '@/components/pending-changes/use-show-unsaved';
import { candidateName } from './candidate-name';
import { candidateKeys, dropRefetches } from '@/components/queries/candidates/candidate-queries';

type Stars = Pick<CandidateDto, 'rate' | 'rateSource'>;

interface Rating {
  candidateId: string;
  /** The candidate's. */
  name: string;
  /** The stars on the screen; undefined: unknown. */
  previous: Stars | undefined;
  stars: Stars;
  /** Restores the previous stars. */
  isUndo?: boolean;
}

/** The cached candidate; undefined when it is not cached. */
function cachedCandidate(client: QueryClient, processId: string, candidateId: string) {
  const one = client.getQueryData<CandidateDto>(candidateKeys.one(processId, candidateId));
  const lists = client.getQueriesData<CandidateSearchAnswer>({ queryKey: candidateKeys.searches(processId) });
  return one ?? lists.flatMap(([, answer]) => answer?.items ?? []).find((item) => item.id === candidateId);
}

function updateCachedStars(
  client: QueryClient,
  processId: string,
  { candidateId, stars }: Pick<Rating, 'candidateId' | 'stars'>,
): void {
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

/** Sets a recruiter's stars: optimistic update, rolled back on error, with Undo in the banner. */
export function useRateCandidate(processId: string): (candidateId: string, rate: number) => void {
  const t = useTranslations('candidates');
  const common = useTranslations('common');
  const showUnsaved = useShowUnsaved();
  const client = useQueryClient();
  const banner = useBanner();
  const { mutate } = useMutation({
    mutationFn: ({ candidateId, name, previous, stars }: Rating) =>
      tabChanges.add({
        kind: 'stars',
        processId,
        candidateId,
        name,
        // Undoing the first recruiter rating removes it, which restores the AI's.
        body: { rate: recruiterStars(stars), ...(previous ? { replaces: recruiterStars(previous) } : {}) },
      }),
    meta: { successBanner: false },
    onMutate: async (rating) => {
      await dropRefetches(client, processId, rating.candidateId);
      const before = client.getQueriesData<unknown>({ queryKey: candidateKeys.all(processId) });
      updateCachedStars(client, processId, rating);
      return { before };
    },
    onSuccess: (outcome, { candidateId, name, stars, previous, isUndo }): void => {
      if (!outcome.isSaved) {
        // The cache holds what is stored; what is not saved is shown over it, and may be taken back.
        const shown = cachedCandidate(client, processId, candidateId);
        const isOwn = shown?.rate === stars.rate && shown?.rateSource === stars.rateSource;
        if (previous && isOwn) updateCachedStars(client, processId, { candidateId, stars: previous });
        return showUnsaved(outcome.changeId);
      }
      if (isUndo) return banner.showSuccess(t('rateUndone'));
      const done = t('rated', { count: stars.rate ?? 0 });
      if (!previous) return banner.showSuccess(done);
      const onClick = (): void => mutate({ candidateId, name, previous: stars, stars: previous, isUndo: true });
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
    (candidateId, rate) => {
      const previous = cachedCandidate(client, processId, candidateId);
      const name = previous ? candidateName(previous, (number) => t('numbered', { number })) : '';
      mutate({ candidateId, name, previous, stars: { rate, rateSource: 'RECRUITER' } });
    },
    [client, mutate, processId, t],
  );
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { CandidateDto, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import { apiRequest } from '@/lib/http/browser-client';
import { candidateKeys, candidatePath } from './candidate-queries';

interface Rating {
  candidateId: string;
  rate: number;
}

/** Sets a recruiter's stars: shown at once, taken back when the server refuses them. */
export function useRateCandidate(processId: string) {
  const t = useTranslations('candidates');
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ candidateId, rate }: Rating) =>
      apiRequest({ method: 'PUT', path: `${candidatePath(processId, candidateId)}/rate`, body: { rate } }),
    meta: { successBanner: t('rateSaved') },
    onMutate: async ({ candidateId, rate }) => {
      await client.cancelQueries({ queryKey: candidateKeys.all(processId) });
      const before = client.getQueriesData<unknown>({ queryKey: candidateKeys.all(processId) });
      const stars = { rate, rateSource: 'RECRUITER' } as const;
      client.setQueriesData<CandidateSearchAnswer>(
        { queryKey: candidateKeys.searches(processId) },
        (answer) =>
          answer && {
            ...answer,
            items: answer.items.map((item) => (item.id === candidateId ? { ...item, ...stars } : item)),
          },
      );
      client.setQueryData<CandidateDto>(
        candidateKeys.one(processId, candidateId),
        (one) => one && { ...one, ...stars },
      );
      return { before };
    },
    onError: (_error, _rating, result) => result?.before.forEach(([key, data]) => client.setQueryData(key, data)),
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.searches(processId) }),
  });
}

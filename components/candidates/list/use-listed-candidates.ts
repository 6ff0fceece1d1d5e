import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';

/** Finds candidates on the pages that were shown; null or undefined for others. */
export function useListedCandidates(processId: string) {
  const t = useTranslations('candidates');
  const client = useQueryClient();
  const find = (id: string) => {
    const pages = client.getQueriesData<CandidateSearchAnswer>({ queryKey: candidateKeys.searches(processId) });
    return pages.flatMap(([, data]) => data?.items ?? []).find((item) => item.id === id);
  };
  /** Name, number and status reason as in the list. */
  const describe = (id: string) => {
    const found = find(id);
    if (!found) return null;
    const name = candidateName(found, (number) => t('numbered', { number }));
    return { name, ordinalNumber: found.ordinalNumber, statusReason: found.statusReason };
  };
  return { find, describe };
}

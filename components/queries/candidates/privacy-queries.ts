import { queryOptions } from '@tanstack/react-query';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { PayRangeDto, PrivacyDto } from '@/lib/person-rights/person-schemas';
import { candidatePath } from './candidate-queries';

/** What a candidate was told, has said and asks for about their data. */
export function privacyQuery(processId: string, candidateId: string) {
  return queryOptions({
    queryKey: ['candidates', processId, 'privacy', candidateId],
    queryFn: ({ signal }) =>
      apiAnswer<PrivacyDto>({ path: `${candidatePath(processId, candidateId)}/privacy`, signal }),
    staleTime: 0,
  });
}

/** The pay range of a process, as candidates are told it. */
export function payRangeQuery(processId: string) {
  return queryOptions({
    queryKey: ['candidates', processId, 'pay-range'],
    queryFn: ({ signal }) => apiAnswer<PayRangeDto>({ path: `/processes/${processId}/pay-range`, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

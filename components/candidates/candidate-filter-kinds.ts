import type { CandidateSearchParams } from '@/lib/candidates/search-params';
import type { CandidatesStatisticsDto } from '@/lib/processes/schemas';

/** The filters that stand behind a button, in their order. */
export const candidateFilterKinds = ['status', 'match', 'rate', 'source', 'date'] as const;
export type CandidateFilterKind = (typeof candidateFilterKinds)[number];

export interface CandidateFiltersProps {
  params: CandidateSearchParams;
  statistics: CandidatesStatisticsDto | undefined;
  onChange: (patch: Partial<CandidateSearchParams>) => void;
}

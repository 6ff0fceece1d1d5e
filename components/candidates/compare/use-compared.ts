import { useQueries } from '@tanstack/react-query';
import { candidateQuery } from '@/components/queries/candidates/candidate-queries';
import { pageDataStaleTime } from '@/components/query/polling-intervals';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

/** The compared candidates as they are now: decisions and thumbs show at once. It opens none of them. */
export function useCompared(candidates: readonly CandidateDto[], loadedAt: number): CandidateDto[] {
  const results = useQueries({
    queries: candidates.map((candidate) => ({
      ...candidateQuery(candidate.processId, candidate.id, { peek: true }),
      initialData: candidate,
      initialDataUpdatedAt: loadedAt,
      staleTime: pageDataStaleTime,
    })),
  });
  return candidates.map((candidate, index) => results[index]?.data ?? candidate);
}

import { useQuery } from '@tanstack/react-query';
import { atsQueries } from '@/components/ats/queries/ats-queries';

/**
 * Whether sending a candidate to the ATS is offered.
 *
 * @param isPossible the user may send, and the statuses of process and candidate allow it
 * @returns `obstacle`: why it cannot be done although it is possible otherwise
 */
export function usePickOffer(
  { processId, candidateId }: { processId: string; candidateId: string },
  isPossible: boolean,
) {
  const link = useQuery(atsQueries.link(processId)).data?.link;
  const { data: inAts, isPending } = useQuery({
    ...atsQueries.candidate(processId, candidateId),
    enabled: Boolean(link),
  });
  const isKnown = isPossible && Boolean(link) && !isPending;
  const obstacle = (isKnown && inAts?.obstacle) || null;
  return { inAts, obstacle, isOffered: isKnown && obstacle === null };
}

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { fetchCandidates } from '@/components/queries/candidates/candidate-queries';

interface ReviewStart {
  processId: string;
  /** By default the first of the queue. */
  candidateId?: string;
}

/** Opens a process's queue of candidates to review, best match first; NEXT and PREV walk exactly this queue. */
export function useStartReview() {
  const router = useRouter();
  return useMutation({
    mutationFn: ({ processId }: ReviewStart) =>
      fetchCandidates(
        processId,
        { page: 1, pageSize: 10, sortBy: 'MATCH', sortOrder: 'DESC', newSearch: true },
        { review: ['TO_REVIEW'] },
      ),
    meta: { successBanner: false },
    onSuccess: ({ items, searchId }, { processId, candidateId }) => {
      const index = Math.max(
        0,
        items.findIndex(({ id }) => id === candidateId),
      );
      const first = items[index];
      // Somebody has reviewed all of them meanwhile.
      if (first) router.push(candidateHref(processId, first.id, { searchId, position: index + 1 }));
      else router.refresh();
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { ApiError, apiRequest, type ApiRequest } from '@/lib/http/browser/browser-client';

type Write = Pick<ApiRequest, 'method' | 'path' | 'body'>;

/** Whether times were refused because the recruiter has something else then, which may be meant. */
export const isOverlap = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'interview-times.overlapping';

/**
 * Writes something about times for interviews; what is shown of them follows.
 *
 * @param isInDialog the dialog says what went wrong, a banner would be behind it
 */
export function useTimesCall(processId: string, onDone: (made: Response) => unknown, isInDialog = false) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (write: Write) => {
      await onDone(await apiRequest(write));
    },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
    meta: { successBanner: false, ...(isInDialog && { errorBanner: false as const }) },
  });
}

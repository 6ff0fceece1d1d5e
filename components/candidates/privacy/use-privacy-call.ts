import { useMutation, useQueryClient } from '@tanstack/react-query';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { privacyQuery } from '@/components/queries/candidates/privacy-queries';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { apiRequest, type ApiRequest } from '@/lib/http/browser/browser-client';

type Write = Pick<ApiRequest, 'method' | 'body'> & {
  /** Below the candidate's `privacy`. */
  path: string;
};

/** Writes something about a candidate's data; what is shown of it follows. */
export function usePrivacyCall(
  { processId, id }: Pick<CandidateDto, 'processId' | 'id'>,
  onDone?: (made: Response) => unknown,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ path, ...request }: Write) => {
      const response = await apiRequest({ ...request, path: `${candidatePath(processId, id)}/privacy/${path}` });
      await onDone?.(response);
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: privacyQuery(processId, id).queryKey });
      void client.invalidateQueries({ queryKey: candidateKeys.activities(processId, id) });
    },
  });
}

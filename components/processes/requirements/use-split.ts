import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { processQueries } from '@/components/queries/processes/process-queries';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { RequirementProposalsDto } from '@/lib/processes/split-schemas';
import type { RequirementProposal } from '@/lib/domain/requirement-proposal';
import { readRequirements } from '@/lib/requirement-review/split-description';

interface Split {
  proposals: RequirementProposal[];
  leftOut: RequirementProposalsDto['leftOut'];
  byModel: boolean;
}

/**
 * Splits the description: by the model where one is set up, by the rules otherwise, and by the rules too when the model fails
 * or is not waited for.
 *
 * @param processId null: not saved yet; only the rules can split
 */
export function useSplit(processId: string | null, description: string) {
  const [split, setSplit] = useState<Split | null>(null);
  const { data: model } = useQuery({ ...processQueries.splittingModel(processId ?? ''), enabled: processId !== null });
  const call = useRef<AbortController>(undefined);
  const byRules = (): Split => ({ ...readRequirements(description), byModel: false });
  const ask = useMutation({
    mutationFn: () => {
      call.current = new AbortController();
      return apiAnswer<RequirementProposalsDto>({
        path: `/processes/${processId}/requirement-proposals`,
        method: 'POST',
        body: { description },
        signal: call.current.signal,
      });
    },
    meta: { errorBanner: false, successBanner: false },
    onSuccess: (found) => setSplit({ ...found, byModel: true }),
  });
  const stop = () => {
    call.current?.abort();
    ask.reset();
  };
  return {
    split,
    model,
    isAsking: ask.isPending,
    error: ask.error,
    askModel: () => ask.mutate(),
    open: () => {
      setSplit(byRules());
      if (model?.model) ask.mutate();
    },
    /** Shows what the rules found instead of waiting for the model. */
    stop,
    close: () => {
      stop();
      setSplit(null);
    },
  };
}

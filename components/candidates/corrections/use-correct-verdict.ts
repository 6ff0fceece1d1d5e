import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

interface Correction {
  verdict: Verdict;
  reason: string;
  /** The correction on the screen, null for none: another person's meanwhile is not replaced unseen. */
  replaces: string | null;
}

/** Corrects the verdict on a criterion, or takes the correction back (null); the score follows at once. */
export function useCorrectVerdict(candidate: Pick<CandidateDto, 'id' | 'processId'>, onDone: () => void) {
  const t = useTranslations('corrections');
  const common = useTranslations('common');
  const client = useQueryClient();
  const banner = useBanner();
  const { id, processId } = candidate;
  const correct = useMutation({
    mutationFn: ({ criterionId, correction }: { criterionId: string; correction: Correction | null }) => {
      const path = `${candidatePath(processId, id)}/verdicts/${criterionId}`;
      return apiAnswer<CandidateDto>(
        correction ? { method: 'PUT', path, body: correction } : { method: 'DELETE', path },
      );
    },
    meta: { successBanner: false },
    onSuccess: (changed, { criterionId, correction }) => {
      client.setQueryData<CandidateDto>(candidateKeys.one(processId, id), changed);
      const score = changed.matchScore ?? 0;
      if (correction) {
        const onClick = () => correct.mutate({ criterionId, correction: null });
        banner.showSuccess(t('corrected', { score }), { action: { label: common('undo'), onClick } });
      } else banner.showSuccess(t('undone', { score }));
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
  return correct;
}

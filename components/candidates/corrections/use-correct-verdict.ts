import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { tabChanges } from '@/components/pending-changes/tab-changes';
import { useShowUnsaved } from '@/components/pending-changes/use-show-unsaved';
import type { Outcome } from '@/components/pending-changes/kept-changes';

/** Whom and what it is about, for the list of what waits. */
interface Corrected {
  criterionId: string;
  label: string;
  isRedFlag: boolean;
}

interface Correction {
  verdict: Verdict;
  reason: string;
  /** The correction on the screen, null for none: another person's meanwhile is not replaced unseen. */
  replaces: string | null;
}

/** Corrects the verdict on a criterion, or takes the correction back (null); the score follows at once. */
export function useCorrectVerdict(
  candidate: Pick<CandidateDto, 'id' | 'processId'>,
  { name, onDone }: { name: string; onDone: () => void },
) {
  const t = useTranslations('corrections');
  const common = useTranslations('common');
  const showUnsaved = useShowUnsaved();
  const client = useQueryClient();
  const banner = useBanner();
  const { id, processId } = candidate;
  const correct = useMutation({
    mutationFn: async ({
      correction,
      ...corrected
    }: Corrected & { correction: Correction | null }): Promise<Outcome> => {
      const path = `${candidatePath(processId, id)}/verdicts/${corrected.criterionId}`;
      return correction
        ? tabChanges.add({ kind: 'correction', processId, candidateId: id, name, ...corrected, body: correction })
        : { isSaved: true, answer: await apiAnswer<CandidateDto>({ method: 'DELETE', path }) };
    },
    meta: { successBanner: false },
    onSuccess: (outcome, { correction, ...corrected }) => {
      onDone();
      if (!outcome.isSaved) return showUnsaved(outcome.changeId);
      const changed = outcome.answer as CandidateDto;
      client.setQueryData<CandidateDto>(candidateKeys.one(processId, id), changed);
      const score = changed.matchScore;
      // What a person judges of an unread CV gives no score.
      const text =
        score === null
          ? t(correction ? 'correctedUnread' : 'undoneUnread')
          : t(correction ? 'corrected' : 'undone', { score });
      if (correction) {
        const onClick = () => correct.mutate({ ...corrected, correction: null });
        banner.showSuccess(text, { action: { label: common('undo'), onClick } });
      } else banner.showSuccess(text);
      return undefined;
    },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
  return correct;
}

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

/** A correction, or the id of the one on the screen that is taken back. */
type Wanted = { correction: Correction } | { takenBack: string };

/** Corrects the verdict on a criterion, or takes the correction back; the score follows at once. */
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
    mutationFn: async (wanted: { about: Corrected } & Wanted): Promise<Outcome> => {
      const { about } = wanted;
      if ('correction' in wanted)
        return tabChanges.add({
          kind: 'correction',
          processId,
          candidateId: id,
          name,
          ...about,
          body: wanted.correction,
        });
      const path = `${candidatePath(processId, id)}/verdicts/${about.criterionId}?correctionId=${wanted.takenBack}`;
      return { isSaved: true, answer: await apiAnswer<CandidateDto>({ method: 'DELETE', path }) };
    },
    meta: { successBanner: false },
    onSuccess: (outcome, wanted) => {
      onDone();
      if (!outcome.isSaved) return showUnsaved(outcome.changeId);
      const changed = outcome.answer as CandidateDto;
      client.setQueryData<CandidateDto>(candidateKeys.one(processId, id), changed);
      const { about } = wanted;
      const isCorrected = 'correction' in wanted;
      const verdicts = changed.analysis?.verdicts ?? [];
      const made = verdicts.find(({ criterion }) => criterion.criterionId === about.criterionId)?.correction;
      const score = changed.matchScore;
      // What a person judges of an unread CV gives no score.
      const text =
        score === null
          ? t(isCorrected ? 'correctedUnread' : 'undoneUnread')
          : t(isCorrected ? 'corrected' : 'undone', { score });
      if (isCorrected && made) {
        const onClick = () => correct.mutate({ about, takenBack: made.correctionId });
        banner.showSuccess(text, { action: { label: common('undo'), onClick } });
      } else banner.showSuccess(text);
      return undefined;
    },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
  return correct;
}

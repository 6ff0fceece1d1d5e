import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import type { SetFollowUpsAnswer } from '@/lib/domain/set-stages-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { useTakeBack } from './use-take-back';

interface FollowUpChoice {
  choice: CandidateChoice;
  /** Null: nobody; undefined: as it is. */
  ownerId?: string | null | undefined;
  /** Null: none any more; undefined: as it is. */
  nextStep?: { text: string; dueOn: string | null } | null | undefined;
  /** The step on the screen, without a text for none; undefined: any. */
  replaces?: { text: string; dueOn: string | null } | undefined;
  /** Whom it is about, where that is one. */
  name?: string | undefined;
  /** The step that is done by it. */
  done?: string;
}

/** Says whose candidates are and what comes next; the banner takes back what was changed, or says why one was left out. */
export function useSetFollowUps(processId: string) {
  const stages = useTranslations('stages');
  const t = useTranslations('stages.followUp');
  const common = useTranslations('common');
  const client = useQueryClient();
  const banner = useBanner();
  const path = `/processes/${processId}/candidates/follow-ups`;
  const loadAnew = () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
  const words = {
    undone: (name: string) => t('undone', { name }),
    undoneExcept: (count: number) => t('undoneExcept', { count }),
  };
  const undo = useTakeBack(path, words, loadAnew);
  return useMutation({
    mutationFn: ({ choice, ownerId, nextStep, replaces }: FollowUpChoice) =>
      apiAnswer<SetFollowUpsAnswer>({ method: 'POST', path, body: { choice, ownerId, nextStep, replaces } }),
    meta: { successBanner: false },
    onSuccess: ({ requestId, accepted, refused: [refused] }, { name: one, done }) => {
      const name = one ?? stages('several', { count: accepted.length });
      const action = requestId !== null && {
        label: common('undo'),
        onClick: () => undo.mutate({ requestId, name }),
      };
      if (accepted.length > 0)
        banner.showSuccess(done ? t('doneBanner', { step: done }) : t('saved', { name }), action ? { action } : {});
      // The dialog itself says that somebody else has changed the step.
      else if (one && refused && (done !== undefined || refused.reason !== 'CHANGED_MEANWHILE'))
        banner.showError(t('notSaved', { name: one, reason: t(`refused.${refused.reason}`) }));
      return loadAnew();
    },
  });
}

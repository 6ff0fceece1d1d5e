import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import type { CandidateDto, CandidateListItem } from '@/lib/domain/candidate-schemas';
import type { FollowUp } from '@/lib/domain/stage-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

interface FollowUpChange {
  ownerId?: string | null | undefined;
  nextStep?: { text: string; dueOn: string | null } | null | undefined;
}

const stepOf = ({ nextStep, dueOn }: FollowUp) => (nextStep ? { text: nextStep, dueOn } : null);

/** Says whose a candidate is and what comes next; the banner takes it back. */
export function useChangeFollowUp(candidate: Pick<CandidateDto, 'id' | 'processId' | 'followUp'>, name: string) {
  const { id, processId, followUp: before } = candidate;
  const t = useTranslations('stages.followUp');
  const common = useTranslations('common');
  const client = useQueryClient();
  const banner = useBanner();
  const send = (body: FollowUpChange) =>
    apiAnswer<CandidateListItem>({ method: 'PUT', path: `${candidatePath(processId, id)}/follow-up`, body });
  const show = ({ followUp }: CandidateListItem) => {
    client.setQueryData<CandidateDto>(candidateKeys.one(processId, id), (one) => one && { ...one, followUp });
    return client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
  };
  const undo = useMutation({ mutationFn: send, meta: { successBanner: false }, onSuccess: show });
  return useMutation({
    mutationFn: send,
    meta: { successBanner: false },
    onSuccess: async (item, change) => {
      await show(item);
      const isDone = change.nextStep === null && before.nextStep !== '';
      const former = {
        ownerId: change.ownerId === undefined ? undefined : (before.owner?.userId ?? null),
        nextStep: change.nextStep === undefined ? undefined : stepOf(before),
      };
      banner.showSuccess(isDone ? t('doneBanner', { step: before.nextStep }) : t('saved', { name }), {
        action: { label: common('undo'), onClick: () => undo.mutate(former) },
      });
    },
  });
}

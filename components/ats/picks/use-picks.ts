import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import type { PickChoice, PickPreview, PicksAnswer, PickReason } from '@/lib/ats/picks/pick-schemas';
import { candidateStatuses } from '@/lib/domain/candidate-enums';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';

/** What sending these candidates would do. */
export function previewPicks(processId: string, choice: PickChoice, signal?: AbortSignal): Promise<PickPreview> {
  return apiAnswer({
    path: `/processes/${processId}/candidates/pick/preview`,
    method: 'POST',
    body: choice,
    ...(signal ? { signal } : {}),
  });
}

/** One candidate has a call of its own (specification, section 7). */
async function sendOne(processId: string, candidateId: string): Promise<PicksAnswer> {
  await apiRequest({ path: `${candidatePath(processId, candidateId)}/pick`, method: 'POST' });
  return { accepted: [candidateId], refused: [] };
}

function sendPicks(processId: string, candidateIds: string[]): Promise<PicksAnswer> {
  const [first, ...others] = candidateIds;
  if (first && others.length === 0) return sendOne(processId, first);
  return apiAnswer({ path: `/processes/${processId}/candidates/pick`, method: 'POST', body: { candidateIds } });
}

/** Sends candidates to the ATS as 'Selected by AI'. */
export function useSendPicks(processId: string) {
  const t = useTranslations('ats.pick');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (candidateIds: string[]) => sendPicks(processId, candidateIds),
    meta: { successBanner: false, errorBanner: false, changes: t('title') },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
      ]),
  });
}

/** Why a candidate cannot be sent, in words. */
export function usePickReason(): (reason: PickReason) => string {
  const t = useTranslations('ats.pick');
  const statuses = useTranslations('candidates.status');
  return (reason) => {
    const status = candidateStatuses.find((one) => one === reason);
    if (status && !t.has(`refused.${reason}`)) return t('refusedStatus', { status: statuses(status) });
    return t(`refused.${reason}` as 'refused.NOT_FOUND');
  };
}

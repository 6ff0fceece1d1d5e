import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { DetailField } from '@/lib/domain/detail-enums';
import type { CorrectDetailInput } from '@/lib/domain/detail-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

type Change = { correct: CorrectDetailInput } | { undo: DetailField };

/** Corrects a field of a candidate, or takes its correction back. */
export function useCorrectDetail({ id, processId }: Pick<CandidateDto, 'id' | 'processId'>, onDone?: () => void) {
  const t = useTranslations('candidateDetails.correct');
  const client = useQueryClient();
  const banner = useBanner();
  const path = `${candidatePath(processId, id)}/details`;
  return useMutation({
    mutationFn: (change: Change) =>
      'correct' in change
        ? apiAnswer<CandidateDto>({ method: 'PATCH', path, body: change.correct })
        : apiAnswer<CandidateDto>({ method: 'DELETE', path: `${path}?field=${change.undo}` }),
    meta: { successBanner: false },
    onSuccess: (changed, change) => {
      client.setQueryData<CandidateDto>(candidateKeys.one(processId, id), changed);
      banner.showSuccess(t('correct' in change ? 'saved' : 'undone'));
      onDone?.();
    },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
}

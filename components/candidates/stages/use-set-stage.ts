import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useReportError } from '@/components/query/use-report-error';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { processStagesQuery } from '@/components/queries/candidates/stage-queries';
import { useBanner } from '@/components/ui/banner';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import type { SetStagesAnswer } from '@/lib/domain/set-stages-schemas';
import type { StageDto } from '@/lib/domain/stage-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { useStageName } from './use-stage-name';
import { useTakeBack } from './use-take-back';

export interface StageChoice {
  choice: CandidateChoice;
  /** Null: no stage. */
  stage: StageDto | null;
  /** The one on the screen, null for none; undefined: any. */
  replaces?: string | null | undefined;
  /** Whom it is about, where that is one. */
  name?: string;
}

interface SetStageOptions {
  /** Before it is sent; what it returns takes that back again. */
  onShown?: (made: StageChoice) => () => void;
  /** After it is stored or taken back: what is shown is loaded anew. Default: all of the process's candidates. */
  refresh?: () => unknown;
}

/** Puts candidates into a stage, with a banner that takes it back. */
export function useSetStage(processId: string, { onShown, refresh }: SetStageOptions = {}) {
  const t = useTranslations('stages');
  const common = useTranslations('common');
  const client = useQueryClient();
  const banner = useBanner();
  const reportError = useReportError();
  const stageName = useStageName();
  const path = `/processes/${processId}/candidates/stages`;
  /** The list and the candidates load theirs when they are shown again. */
  const markStale = async () => {
    for (const queryKey of [candidateKeys.searches(processId), candidateKeys.ones(processId)])
      await client.invalidateQueries({ queryKey, refetchType: 'none' });
    await client.invalidateQueries({ queryKey: processStagesQuery(processId).queryKey });
  };
  const loadAnew = async () => {
    if (!refresh) return client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
    await markStale();
    return refresh();
  };
  const words = {
    undone: (name: string) => t('undone', { name }),
    undoneExcept: (count: number) => t('undoneExcept', { count }),
  };
  const undo = useTakeBack(path, words, loadAnew);
  return useMutation({
    mutationFn: ({ choice, stage, replaces }: StageChoice) =>
      apiAnswer<SetStagesAnswer>({
        method: 'POST',
        path,
        body: { choice, stageId: stage?.stageId ?? null, ...(replaces === undefined ? {} : { replaces }) },
      }),
    meta: { successBanner: false, errorBanner: false },
    onMutate: (made) => onShown?.(made),
    onSuccess: ({ requestId, accepted, refused: [refused] }, { stage, name }, takeBack) => {
      if (refused && accepted.length === 0 && name) {
        takeBack?.();
        banner.showError(t('notMoved', { name, reason: t(`refused.${refused.reason}`) }));
        return loadAnew();
      }
      const count = accepted.length;
      const of = name ?? t('several', { count });
      const text = name
        ? t('banner.moved', { name, stage: stageName(stage) })
        : t('banner.many', { count, stage: stageName(stage) });
      const action = requestId !== null && {
        label: common('undo'),
        onClick: () => undo.mutate({ requestId, name: of }),
      };
      if (count > 0) banner.showSuccess(text, action ? { action } : {});
      return refresh ? markStale() : loadAnew();
    },
    onError: (error, _made, takeBack) => {
      takeBack?.();
      reportError(error);
      void loadAnew();
    },
  });
}

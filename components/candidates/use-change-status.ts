'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useBanner } from '@/components/ui/banner';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ProcessDto, ProcessStatus } from '@/lib/processes/schemas';
import { statusAfterUndo } from '@/lib/processes/status';
import { candidateKeys } from './candidate-queries';

interface StatusChange {
  from: ProcessStatus;
  to: ProcessStatus;
  /** `to` is the status from before. */
  undoes?: boolean;
}

/** Changes a process's status. The banner offers the way back wherever there is one. */
export function useChangeStatus(processId: string) {
  const t = useTranslations('processDetails');
  const common = useTranslations('common');
  const client = useQueryClient();
  const banner = useBanner();
  const change = useMutation({
    mutationFn: ({ to }: StatusChange) =>
      apiAnswer<ProcessDto>({ method: 'PUT', path: `/processes/${processId}/status`, body: { status: to } }),
    meta: { successBanner: false },
    onSuccess: ({ status: to }, { from, undoes }): void => {
      if (undoes) return banner.showSuccess(t('statusUndone'));
      const back = statusAfterUndo({ from, to });
      const undo = (status: ProcessStatus) => ({
        label: common('undo'),
        onAct: (): void => change.mutate({ from: to, to: status, undoes: true }),
      });
      banner.showSuccess(undefined, back ? { action: undo(back) } : {});
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.searches(processId) }),
      ]),
  });
  return change;
}

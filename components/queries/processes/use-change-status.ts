import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useBanner } from '@/components/ui/banner';
import { useReportError } from '@/components/query/use-report-error';
import { apiAnswer, isChangedMeanwhile } from '@/lib/http/browser/browser-client';
import type { ProcessDto, ProcessStatus } from '@/lib/domain/process-schemas';
import { statusAfterUndo } from '@/lib/domain/process-status';
import { processQueries } from './process-queries';

export interface StatusChange {
  process: Pick<ProcessDto, 'id' | 'status' | 'version'>;
  to: ProcessStatus;
  /** Shown on success; default: the banner's own. */
  successText?: string | undefined;
  /** `to` is the previous status. */
  isUndo?: boolean;
}

/**
 * Changes a process's status, of the version that is on the screen: when somebody changed it meanwhile, the new version is
 * loaded, and the person presses again if they still want it. The banner offers to undo it where the transition allows.
 */
export function useChangeStatus() {
  const t = useTranslations('processDetails');
  const common = useTranslations('common');
  const client = useQueryClient();
  const banner = useBanner();
  const reportError = useReportError();
  const change = useMutation({
    mutationFn: ({ process: { id, version }, to }: StatusChange) =>
      apiAnswer<ProcessDto>({
        method: 'PUT',
        path: `/processes/${id}/status`,
        body: { status: to },
        ifMatch: `"v${version}"`,
      }),
    meta: { successBanner: false, errorBanner: false },
    onError: (error) => {
      if (isChangedMeanwhile(error)) banner.showError(t('statusChangedMeanwhile'));
      else reportError(error);
    },
    onSuccess: (changed, { process, successText, isUndo }): void => {
      if (isUndo) return banner.showSuccess(t('statusUndone'));
      const back = statusAfterUndo({ from: process.status, to: changed.status });
      if (!back) return banner.showSuccess(successText);
      const onClick = () => change.mutate({ process: changed, to: back, isUndo: true });
      banner.showSuccess(successText, { action: { label: common('undo'), onClick } });
    },
    onSettled: (_changed, _error, { process }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: processQueries.all }),
        client.invalidateQueries({ queryKey: ['candidates', process.id, 'search'] }),
      ]),
  });
  return change;
}

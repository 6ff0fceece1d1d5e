import { CircleAlert, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useChangeStatus } from '@/components/queries/processes/use-change-status';
import { Button } from '@/components/ui/button';
import type { ProcessDto } from '@/lib/domain/process-schemas';

interface ProcessErrorNoticeProps {
  process: Pick<ProcessDto, 'id' | 'status' | 'statusReason' | 'version'>;
  /** CVs whose analysis has not happened. */
  awaiting: number;
  runnable: boolean;
}

/** Why the last run of a process in ERROR ended, and the way out. */
export function ProcessErrorNotice({ process, awaiting, runnable }: ProcessErrorNoticeProps) {
  const t = useTranslations('processDetails.notice');
  const errors = useTranslations('errors');
  const change = useChangeStatus();
  const { statusReason } = process;
  const byAts = statusReason?.startsWith('ats.') === true;
  return (
    <div
      role="alert"
      className="bg-negative-soft text-negative-ink flex shrink-0 flex-wrap items-start gap-x-3 gap-y-2 rounded-lg px-3 py-2"
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{t(byAts ? 'failedAts' : 'failed')}</p>
        <p className="max-w-prose text-pretty">
          {statusReason && errors.has(statusReason) ? errors(statusReason) : t('failedUnknown')}{' '}
          {byAts ? t('failedAtsAdvice') : t('failedAdvice', { count: awaiting })}
        </p>
      </div>
      {runnable && (
        <Button size="sm" loading={change.isPending} onClick={() => change.mutate({ process, to: 'ACTIVE' })}>
          <Play aria-hidden="true" />
          {t('run')}
        </Button>
      )}
    </div>
  );
}

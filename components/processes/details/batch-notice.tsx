import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Clock, Info } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { useCan } from '@/components/users/current-user';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { ProcessBatch } from '@/lib/domain/process-schemas';

interface BatchNoticeProps {
  processId: string;
  batch: ProcessBatch;
}

/** The candidates in the cheap queue: how many, until when, and a way out; afterwards why there were no results. */
export function BatchNotice({ processId, batch }: BatchNoticeProps) {
  const t = useTranslations('processDetails.batch');
  const errors = useTranslations('errors');
  const { ended, reason } = batch;
  const why = reason && errors.has(reason) ? errors(reason) : null;
  if (ended && !reason) return null;
  const Icon = ended ? Info : Clock;
  return (
    <div
      role="status"
      className="bg-sunken flex shrink-0 flex-wrap items-start gap-x-3 gap-y-2 rounded-lg px-3 py-2 text-pretty"
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{ended ? t('ended') : <Progress batch={batch} />}</p>
        {why && <p className="max-w-prose">{why}</p>}
        {ended && <p className="max-w-prose">{t('asBefore')}</p>}
      </div>
      {!ended && <CancelButton processId={processId} batch={batch} />}
    </div>
  );
}

function Progress({ batch: { open, total, expiresAt, cancelling } }: { batch: ProcessBatch }) {
  const t = useTranslations('processDetails.batch');
  const format = useFormatter();
  if (cancelling) return t('cancelling');
  if (!expiresAt) return t('preparing', { total });
  const until = format.dateTime(new Date(expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
  return t('waiting', { open, total, until });
}

function CancelButton({ processId, batch }: BatchNoticeProps) {
  const t = useTranslations('processDetails.batch');
  const client = useQueryClient();
  const allowed = useCan('candidate:analyse');
  const cancel = useMutation({
    meta: { successBanner: t('cancelling') },
    mutationFn: () => apiRequest({ method: 'DELETE', path: `/processes/${processId}/batches/${batch.id}` }),
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
  });
  if (!allowed || batch.cancelling) return null;
  return (
    <ConfirmButton
      size="sm"
      title={t('cancelTitle')}
      text={t('cancelText', { count: batch.open })}
      confirmLabel={t('cancel')}
      cancelLabel={t('keep')}
      loading={cancel.isPending}
      onConfirm={(close) => cancel.mutate(undefined, { onSettled: close })}
    >
      {t('cancel')}
    </ConfirmButton>
  );
}

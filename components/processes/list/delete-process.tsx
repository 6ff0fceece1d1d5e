import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { processQueries } from '@/components/queries/processes/process-queries';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { ProcessListItem } from '@/lib/domain/process-schemas';

interface DeleteProcessProps {
  process: Pick<ProcessListItem, 'id' | 'name'>;
  open: boolean;
  onClose: () => void;
}

/** Asks, then deletes an archived process without candidates. */
export function DeleteProcess({ process, open, onClose }: DeleteProcessProps) {
  const t = useTranslations('processes.delete');
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => apiRequest({ method: 'DELETE', path: `/processes/${process.id}` }),
    meta: { successBanner: t('done', { name: process.name }) },
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: processQueries.all });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('title', { name: process.name })}
      confirmLabel={t('act')}
      danger
      loading={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {t('goes')}
    </ConfirmDialog>
  );
}

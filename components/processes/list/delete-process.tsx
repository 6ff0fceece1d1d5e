import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { processQueries } from '@/components/queries/processes/process-queries';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { ProcessListItem } from '@/lib/domain/process-schemas';

interface DeleteProcessProps {
  process: Pick<ProcessListItem, 'id' | 'name' | 'version'>;
  /** Whose it is, if it is not one's own. */
  owner?: string;
  open: boolean;
  onClose: () => void;
}

/** Asks, then deletes an archived process without candidates, or another person's unfinished one. */
export function DeleteProcess({ process, owner, open, onClose }: DeleteProcessProps) {
  const t = useTranslations('processes.delete');
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      apiRequest({ method: 'DELETE', path: `/processes/${process.id}`, ifMatch: `"v${process.version}"` }),
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
      {owner !== undefined && <p>{t('owner', { name: owner })}</p>}
      <p>{t('goes')}</p>
    </ConfirmDialog>
  );
}

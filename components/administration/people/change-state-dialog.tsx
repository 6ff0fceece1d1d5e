'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { Account } from '@/lib/users/account-schemas';
import { usePeopleAction } from './use-people-action';

/** Deactivates an active account, reactivates another. */
export function ChangeStateDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const act = account.active ? 'deactivate' : 'reactivate';
  const t = useTranslations(`administration.people.${act}`);
  const path = `/administration/accounts/${account.userId}/${act}`;
  const action = usePeopleAction({
    send: () => apiRequest({ path, method: 'POST' }),
    done: t('done'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { name: `${account.firstName} ${account.lastName}` })}
      confirmLabel={t('act')}
      danger={account.active}
      loading={action.isPending}
      onConfirm={() => action.mutate()}
    >
      {t('text')}
    </ConfirmDialog>
  );
}

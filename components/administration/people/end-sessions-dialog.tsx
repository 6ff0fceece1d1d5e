'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { Account } from '@/lib/users/account-schemas';
import { usePeopleAction } from './use-people-action';

/** Signs somebody out everywhere. */
export function EndSessionsDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations('administration.people.endSessions');
  const action = usePeopleAction({
    send: () => apiRequest({ path: `/administration/accounts/${account.userId}/sessions`, method: 'DELETE' }),
    done: t('done'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { name: `${account.firstName} ${account.lastName}` })}
      confirmLabel={t('act')}
      danger
      loading={action.isPending}
      onConfirm={() => action.mutate()}
    >
      {t('text')}
    </ConfirmDialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { Account } from '@/lib/users/account-schemas';
import { usePeopleAction } from './use-people-action';

/** Ends the second step of somebody who has lost it. */
export function ResetSecondStepDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations('administration.people.resetSecondStep');
  const path = `/administration/accounts/${account.userId}/reset-second-step`;
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
      danger
      loading={action.isPending}
      onConfirm={() => action.mutate()}
    >
      {t('text')}
    </ConfirmDialog>
  );
}

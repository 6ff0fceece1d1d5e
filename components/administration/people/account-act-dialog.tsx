'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useCurrentUser } from '@/components/users/current-user';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { Account } from '@/lib/users/account-schemas';
import { useEndingTokens } from './use-ending-tokens';
import { usePeopleAction } from './use-people-action';

/** What is done to an account at once, after a question. */
const calls = {
  deactivate: { method: 'POST', path: 'deactivate' },
  reactivate: { method: 'POST', path: 'reactivate' },
  /** Signs the person out everywhere. */
  endSessions: { method: 'DELETE', path: 'sessions' },
  /** Ends the second step of somebody who has lost it. */
  resetSecondStep: { method: 'POST', path: 'reset-second-step' },
} as const;

export type AccountAct = keyof typeof calls;

interface AccountActDialogProps {
  account: Account;
  act: AccountAct;
  onClose: () => void;
}

export function AccountActDialog({ account, act, onClose }: AccountActDialogProps) {
  const t = useTranslations(`administration.people.${act}`);
  const people = useTranslations('administration.people');
  const isOwn = useCurrentUser().userId === account.userId;
  const format = useFormatter();
  const names = useEndingTokens(account, act === 'deactivate' || act === 'endSessions');
  const { method, path } = calls[act];
  const action = usePeopleAction({
    send: () => apiRequest({ path: `/administration/accounts/${account.userId}/${path}`, method }),
    done: t('done'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { name: `${account.firstName} ${account.lastName}` })}
      confirmLabel={t('act')}
      danger={act !== 'reactivate'}
      loading={action.isPending}
      onConfirm={() => action.mutate()}
    >
      {act === 'deactivate' && isOwn ? people('deactivate.own') : t('text')}
      {names.length > 0 && ` ${people('tokensEnd', { names: format.list(names) })}`}
      {act === 'deactivate' && account.role === 'ADMIN' && ` ${people('linksEnd')}`}
    </ConfirmDialog>
  );
}

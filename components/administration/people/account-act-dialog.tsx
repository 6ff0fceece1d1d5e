'use client';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useCurrentUser } from '@/components/users/current-user';
import { apiRequest, apiAnswer } from '@/lib/http/browser/browser-client';
import type { Account } from '@/lib/users/account-schemas';
import type { ApiTokenPage } from '@/lib/users/api-tokens/api-token-schemas';
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

/**
 * The names of the API tokens of an account, before they end.
 *
 * @param doEnd false: nothing is asked
 */
function useEndingTokens({ userId, email }: Account, doEnd: boolean): string[] {
  const query = useQuery({
    queryKey: ['ending-tokens', userId],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ search: email });
      return apiAnswer<ApiTokenPage>({ path: `/administration/api-tokens?${search}`, signal });
    },
    enabled: doEnd,
  });
  const own = query.data?.items.filter(({ owner, state }) => owner.userId === userId && state === 'LIVE');
  return own?.map(({ name }) => name) ?? [];
}

'use client';

import { EllipsisVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import type { Account } from '@/lib/users/account-schemas';
import { AccountActDialog, type AccountAct } from './account-act-dialog';
import { ChangeRoleDialog } from './change-role-dialog';
import { mayHavePassword, type PasswordUsers } from './may-have-password';
import { ResetLinkDialog } from './reset-link-dialog';

interface AccountMenuProps {
  account: Account;
  /** Whose password can be set: those who may sign in with one. */
  passwords: PasswordUsers;
}

/** What an administrator does with an account. */
export function AccountMenu({ account, passwords }: AccountMenuProps) {
  const t = useTranslations('administration.people');
  const [open, setOpen] = useState<'changeRole' | 'resetLink' | AccountAct | null>(null);
  const onClose = () => setOpen(null);
  const state = account.active ? 'deactivate' : 'reactivate';
  const label = t('actionsFor', { name: `${account.firstName} ${account.lastName}` });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={label}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" aria-label={label}>
          <DropdownMenuItem onSelect={() => setOpen('changeRole')}>{t('changeRole.act')}</DropdownMenuItem>
          {account.active && mayHavePassword(account, passwords) && (
            <DropdownMenuItem onSelect={() => setOpen('resetLink')}>{t('resetLink.act')}</DropdownMenuItem>
          )}
          {account.active && (
            <DropdownMenuItem onSelect={() => setOpen('endSessions')}>{t('endSessions.act')}</DropdownMenuItem>
          )}
          {mayHavePassword(account, passwords) && account.secondStep && (
            <DropdownMenuItem onSelect={() => setOpen('resetSecondStep')}>{t('resetSecondStep.act')}</DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => setOpen(state)}>{t(`${state}.act`)}</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {open === 'changeRole' && <ChangeRoleDialog account={account} onClose={onClose} />}
      {open === 'resetLink' && <ResetLinkDialog account={account} onClose={onClose} />}
      {open && open !== 'changeRole' && open !== 'resetLink' && (
        <AccountActDialog account={account} act={open} onClose={onClose} />
      )}
    </>
  );
}

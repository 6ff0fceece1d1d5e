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
import { ChangeRoleDialog } from './change-role-dialog';
import { ChangeStateDialog } from './change-state-dialog';
import { EndSessionsDialog } from './end-sessions-dialog';
import { ResetSecondStepDialog } from './reset-second-step-dialog';
import { ResetLinkDialog } from './reset-link-dialog';

const dialogs = {
  role: ChangeRoleDialog,
  state: ChangeStateDialog,
  sessions: EndSessionsDialog,
  reset: ResetLinkDialog,
  secondStep: ResetSecondStepDialog,
};

export type PasswordUsers = 'everybody' | 'administrators' | 'nobody';

function mayHavePassword({ role }: Account, passwords: PasswordUsers): boolean {
  return passwords === 'everybody' || (passwords === 'administrators' && role === 'ADMIN');
}

interface AccountMenuProps {
  account: Account;
  /** Whose password can be set: those who may sign in with one. */
  passwords: PasswordUsers;
}

/** What an administrator does with an account. */
export function AccountMenu({ account, passwords }: AccountMenuProps) {
  const t = useTranslations('administration.people');
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const OpenDialog = open && dialogs[open];
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
          <DropdownMenuItem onSelect={() => setOpen('role')}>{t('changeRole.act')}</DropdownMenuItem>
          {account.active && mayHavePassword(account, passwords) && (
            <DropdownMenuItem onSelect={() => setOpen('reset')}>{t('resetLink.act')}</DropdownMenuItem>
          )}
          {account.active && (
            <DropdownMenuItem onSelect={() => setOpen('sessions')}>{t('endSessions.act')}</DropdownMenuItem>
          )}
          {passwords && account.secondStep && (
            <DropdownMenuItem onSelect={() => setOpen('secondStep')}>{t('resetSecondStep.act')}</DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => setOpen('state')}>
            {account.active ? t('deactivate.act') : t('reactivate.act')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {OpenDialog && <OpenDialog account={account} onClose={() => setOpen(null)} />}
    </>
  );
}

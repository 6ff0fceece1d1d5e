'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/ui/dialog-form';
import { useCurrentUser } from '@/components/users/current-user';
import type { Role } from '@/lib/domain/user-schemas';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { Account } from '@/lib/users/account-schemas';
import { RoleField } from './role-field';
import { usePeopleAction } from './use-people-action';

export function ChangeRoleDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations('administration.people.changeRole');
  const people = useTranslations('administration.people');
  const isOwn = useCurrentUser().userId === account.userId;
  const [role, setRole] = useState<Role>(account.role ?? 'RECRUITER');
  const path = `/administration/accounts/${account.userId}/role`;
  const name = `${account.firstName} ${account.lastName}`;
  const action = usePeopleAction({
    send: () => apiRequest({ path, method: 'PUT', body: { role } }),
    done: t('done'),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('title', { name })}
      description={isOwn ? t('own') : t('text')}
      submitLabel={t('act')}
      loading={action.isPending}
      onSubmit={() => action.mutate()}
      onClose={onClose}
    >
      <RoleField value={role} onChange={setRole} />
      {account.role === 'ADMIN' && role !== 'ADMIN' && <p>{people('linksEnd')}</p>}
    </DialogForm>
  );
}

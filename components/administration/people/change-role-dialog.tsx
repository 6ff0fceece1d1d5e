'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/ui/dialog-form';
import type { Role } from '@/lib/domain/user-schemas';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { Account } from '@/lib/users/account-schemas';
import { RoleField } from './role-field';
import { usePeopleAction } from './use-people-action';

export function ChangeRoleDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations('administration.people.changeRole');
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
      description={t('text')}
      submitLabel={t('act')}
      loading={action.isPending}
      onSubmit={() => action.mutate()}
      onClose={onClose}
    >
      <RoleField value={role} onChange={setRole} />
    </DialogForm>
  );
}

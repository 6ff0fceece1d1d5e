'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Textarea } from '@/components/ui/textarea';
import type { Role } from '@/lib/domain/user-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { Invited } from '@/lib/users/invitations/invitation-schemas';
import { maxAddresses } from '@/lib/users/invitations/max-addresses';
import { InvitedDialog } from './invited-dialog';
import { RoleField } from './role-field';
import { typedAddresses } from './typed-addresses';
import { usePeopleAction } from './use-people-action';

/** Invites one or many people to a role, then says what happened to each address. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('administration.people.invite');
  const { text, setText, forget } = useKeptText('invite');
  const [role, setRole] = useState<Role>('RECRUITER');
  const [error, setError] = useState<string>();
  const [invited, setInvited] = useState<Invited | null>(null);
  const addresses = typedAddresses(text);
  const action = usePeopleAction({
    send: () => apiAnswer<Invited>({ path: '/administration/invitations', method: 'POST', body: { addresses, role } }),
    onDone: (sent) => {
      forget();
      setInvited(sent);
    },
  });
  if (invited) return <InvitedDialog invited={invited} onClose={onClose} />;
  const submit = () => {
    const tooMany = addresses.length > maxAddresses ? t('tooMany', { max: maxAddresses }) : undefined;
    const problem = addresses.length === 0 ? t('none') : tooMany;
    setError(problem);
    if (problem === undefined) action.mutate();
  };
  return (
    <DialogForm
      title={t('title')}
      description={t('text')}
      submitLabel={addresses.length > 1 ? t('submitMany', { count: addresses.length }) : t('submit')}
      loading={action.isPending}
      onSubmit={submit}
      onClose={onClose}
      onDiscard={forget}
    >
      <FormField label={t('addresses')} hint={t('hint')} error={error}>
        <Textarea
          value={text}
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
      </FormField>
      <RoleField value={role} onChange={setRole} />
    </DialogForm>
  );
}

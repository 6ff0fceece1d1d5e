'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { InvitationDto } from '@/lib/users/invitations/invitation-schemas';
import type { Link } from '@/lib/users/link-schemas';
import { LinkDialog } from './link-dialog';
import { usePeopleAction } from './use-people-action';

/** A new link for an invitation, or its end. */
export function InvitationActions({ invitation: { invitationId, email } }: { invitation: InvitationDto }) {
  const t = useTranslations('administration.people.invitations');
  const [link, setLink] = useState<Link | null>(null);
  const path = `/administration/invitations/${invitationId}`;
  const renewal = usePeopleAction({
    send: () => apiAnswer<Link>({ path: `${path}/renew`, method: 'POST' }),
    onDone: setLink,
  });
  const withdrawal = usePeopleAction({
    send: () => apiRequest({ path, method: 'DELETE' }),
    done: t('withdraw.done'),
  });
  return (
    <div className="flex gap-2">
      <Button
        size="sm"
        loading={renewal.isPending}
        aria-label={t('renew.for', { email })}
        onClick={() => renewal.mutate()}
      >
        {t('renew.act')}
      </Button>
      <ConfirmButton
        size="sm"
        variant="ghost"
        aria-label={t('withdraw.for', { email })}
        title={t('withdraw.title')}
        text={t('withdraw.text', { email })}
        confirmLabel={t('withdraw.act')}
        danger
        loading={withdrawal.isPending}
        onConfirm={(close) => withdrawal.mutate(undefined, { onSuccess: close })}
      >
        {t('withdraw.act')}
      </ConfirmButton>
      {link && (
        <LinkDialog
          title={t('renew.title')}
          text={t(link.mailedTo === null ? 'renew.text' : 'renew.mailed', { email })}
          link={link}
          onClose={() => setLink(null)}
        />
      )}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { MailRow } from '@/lib/mail/administration/mail-schemas';
import { usePeopleAction } from '../people/use-people-action';

/** Another attempt for a mail that could not be sent, or its end. */
export function MailActions({ mail: { mailId, kind, recipient } }: { mail: MailRow }) {
  const t = useTranslations('administrationMail');
  const [isDiscarding, setIsDiscarding] = useState(false);
  const path = `/administration/mail/${mailId}`;
  const name = { kind: t(`kind.${kind}`), recipient };
  const retry = usePeopleAction({
    send: () => apiRequest({ path: `${path}/retry`, method: 'POST' }),
    done: t('retry.done'),
    onDone: () => undefined,
  });
  const discard = usePeopleAction({
    send: () => apiRequest({ path, method: 'DELETE' }),
    done: t('discard.done'),
    onDone: () => setIsDiscarding(false),
  });
  return (
    <div className="flex gap-2">
      <Button size="sm" loading={retry.isPending} aria-label={t('retry.for', name)} onClick={() => retry.mutate()}>
        {t('retry.act')}
      </Button>
      <Button size="sm" variant="ghost" aria-label={t('discard.for', name)} onClick={() => setIsDiscarding(true)}>
        {t('discard.act')}
      </Button>
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setIsDiscarding}
        title={t('discard.title')}
        confirmLabel={t('discard.act')}
        danger
        loading={discard.isPending}
        onConfirm={() => discard.mutate()}
      >
        {t('discard.text', { recipient })}
      </ConfirmDialog>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { MailRow } from '@/lib/mail/administration/mail-schemas';
import { usePeopleAction } from '../people/use-people-action';

/** Another attempt for a mail that could not be sent, or its end. */
export function MailActions({ mail: { mailId, kind, recipient } }: { mail: MailRow }) {
  const t = useTranslations('administrationMail');
  const path = `/administration/mail/${mailId}`;
  const name = { kind: t(`kind.${kind}`), recipient };
  const retry = usePeopleAction({
    send: () => apiRequest({ path: `${path}/retry`, method: 'POST' }),
    done: t('retry.done'),
  });
  const discard = usePeopleAction({
    send: () => apiRequest({ path, method: 'DELETE' }),
    done: t('discard.done'),
  });
  return (
    <div className="flex gap-2">
      <Button size="sm" loading={retry.isPending} aria-label={t('retry.for', name)} onClick={() => retry.mutate()}>
        {t('retry.act')}
      </Button>
      <ConfirmButton
        size="sm"
        variant="ghost"
        aria-label={t('discard.for', name)}
        title={t('discard.title')}
        text={t('discard.text', { recipient })}
        confirmLabel={t('discard.act')}
        danger
        loading={discard.isPending}
        onConfirm={(close) => discard.mutate(undefined, { onSuccess: close })}
      >
        {t('discard.act')}
      </ConfirmButton>
    </div>
  );
}

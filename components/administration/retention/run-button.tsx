'use client';

import { useTranslations } from 'next-intl';
import { usePeopleAction } from '@/components/administration/people/use-people-action';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { apiRequest } from '@/lib/http/browser/browser-client';

/** Runs the rules now; who is not due stays. */
export function RunButton() {
  const t = useTranslations('retention.run');
  const run = usePeopleAction({
    send: () => apiRequest({ path: '/administration/retention-runs', method: 'POST' }),
    done: t('requested'),
  });
  return (
    <ConfirmButton
      title={t('title')}
      text={t('text')}
      confirmLabel={t('act')}
      danger
      loading={run.isPending}
      onConfirm={(close) => run.mutate(undefined, { onSuccess: close })}
    >
      {t('act')}
    </ConfirmButton>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePeopleAction } from '@/components/administration/people/use-people-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { apiRequest } from '@/lib/http/browser/browser-client';

/** Runs the rules now; who is not due stays. */
export function RunButton() {
  const t = useTranslations('retention.run');
  const [isAsking, setIsAsking] = useState(false);
  const run = usePeopleAction({
    send: () => apiRequest({ path: '/administration/retention-runs', method: 'POST' }),
    done: t('requested'),
    onDone: () => setIsAsking(false),
  });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('act')}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('title')}
        confirmLabel={t('act')}
        danger
        loading={run.isPending}
        onConfirm={() => run.mutate()}
      >
        {t('text')}
      </ConfirmDialog>
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useLogOut } from './use-log-out';

/** Signs out instead of setting up the second step. */
export function SignOutButton() {
  const t = useTranslations('secondStep.page');
  const { logOutAtOnce, pending } = useLogOut();
  return (
    <Button className="mt-8" loading={pending} onClick={logOutAtOnce}>
      {t('signOut')}
    </Button>
  );
}

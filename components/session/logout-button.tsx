'use client';

import { LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { useLogOut } from './use-log-out';

export function LogoutButton() {
  const t = useTranslations('layout');
  const { logOut, pending } = useLogOut();
  return (
    <IconButton label={t('logout')} tooltipSide="bottom" loading={pending} onClick={logOut}>
      <LogOut aria-hidden="true" />
    </IconButton>
  );
}

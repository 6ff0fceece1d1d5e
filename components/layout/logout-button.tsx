'use client';

import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { logOut } from './log-out';

export function LogoutButton() {
  const t = useTranslations('layout');
  const logout = useMutation({
    mutationFn: logOut,
    meta: { successBanner: false },
    onSuccess: (address) => window.location.assign(address),
  });
  return (
    <IconButton label={t('logout')} tooltipSide="bottom" loading={logout.isPending} onClick={() => logout.mutate()}>
      <LogOut aria-hidden="true" />
    </IconButton>
  );
}

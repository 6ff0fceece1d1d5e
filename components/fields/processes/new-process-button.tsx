'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { Button, type ButtonProps } from '@/components/ui/button';
import { useCan } from '@/components/users/current-user';
import { openProcessWizard } from './wizard-url';

const wizard = '/processes?new=true';

/**
 * Opens the wizard on the process list, for users who may create a process. A link, so that it works before hydration
 * and in a new tab.
 */
export function NewProcessButton({ variant = 'primary' }: Pick<ButtonProps, 'variant'>) {
  const t = useTranslations('processes');
  const router = useRouter();
  const may = useCan('process:write');
  // Keeps the list's URL; elsewhere navigates to the list.
  const open = () => (window.location.pathname === '/processes' ? openProcessWizard(null) : router.push(wizard));
  useScreenKeys(t('title'), may ? [{ keys: ['n'], label: t('newProcess'), onPress: open }] : []);
  if (!may) return null;
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || window.location.pathname !== '/processes') return;
    event.preventDefault();
    openProcessWizard(null);
  };
  return (
    <Button asChild variant={variant}>
      <Link href={wizard} prefetch={false} onClick={onClick}>
        <Plus aria-hidden="true" />
        {t('newProcess')}
      </Link>
    </Button>
  );
}

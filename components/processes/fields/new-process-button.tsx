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
 * Opens the wizard on the process list, for those who may create a process. It is a link, so that it leads there before React
 * has taken the page over too, and into a new tab for those who want one.
 */
export function NewProcessButton({ variant = 'primary' }: Pick<ButtonProps, 'variant'>) {
  const t = useTranslations('processes');
  const router = useRouter();
  const may = useCan('process:write');
  // Over the list as it is; from elsewhere the list is gone to.
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

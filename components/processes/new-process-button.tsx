'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { Button, type ButtonProps } from '@/components/ui/button';
import { useCan } from '@/components/users/current-user';
import { loadProcessWizard } from './wizard/load-process-wizard';
import { openProcessWizard } from './wizard/wizard-address';

/** Without a connection the click itself will say so. */
const fetchAhead = () => void loadProcessWizard().catch(() => undefined);

/** Opens the wizard on the process list, for those who may create a process. */
export function NewProcessButton({ variant = 'primary' }: Pick<ButtonProps, 'variant'>) {
  const t = useTranslations('processes');
  const router = useRouter();
  const may = useCan('process:write');
  // Over the list as it is; from elsewhere the list is gone to.
  const open = () =>
    window.location.pathname === '/processes' ? openProcessWizard(null) : router.push('/processes?new=true');
  useScreenKeys(t('title'), may ? [{ keys: ['n'], label: t('newProcess'), onPress: open }] : []);
  if (!may) return null;
  return (
    <Button variant={variant} onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={open}>
      <Plus aria-hidden="true" />
      {t('newProcess')}
    </Button>
  );
}

'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button, type ButtonProps } from '@/components/ui/button';
import { useCan } from '@/components/users/current-user';

/** Opens the dialog on the process list, for those who may create one. */
export function NewProcessButton({ variant = 'primary' }: Pick<ButtonProps, 'variant'>) {
  const t = useTranslations('processes');
  const router = useRouter();
  if (!useCan('process:write')) return null;
  return (
    <Button variant={variant} onClick={() => router.push('/processes?new=true')}>
      <Plus aria-hidden="true" />
      {t('newProcess')}
    </Button>
  );
}

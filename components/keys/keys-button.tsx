'use client';

import { Keyboard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { shellDialog } from './shell-dialog';
import { IconButton } from '@/components/ui/icon-button';

/** Opens the list of shortcuts, also when `?` is turned off. */
export function KeysButton({ className }: { className?: string }) {
  const t = useTranslations('keys');
  return (
    <IconButton
      label={t('title')}
      tooltipSide="bottom"
      aria-haspopup="dialog"
      className={className}
      onClick={() => shellDialog.set('keys')}
    >
      <Keyboard aria-hidden="true" />
    </IconButton>
  );
}

'use client';

import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { useLatePopup } from '@/components/ui/use-late-popup';

const loadMenu = () => import('./theme-menu');

/** Follows the system until the person chooses. */
export function ThemeSwitch() {
  const t = useTranslations('layout');
  const { popup, triggerProps } = useLatePopup('menu', loadMenu);
  const button = (
    <IconButton label={t('theme.label')} tooltipSide="bottom" {...(popup ? {} : triggerProps)}>
      <Sun className="dark:hidden" aria-hidden="true" />
      <Moon className="hidden dark:block" aria-hidden="true" />
    </IconButton>
  );
  return popup ? <popup.ThemeMenu trigger={button} /> : button;
}

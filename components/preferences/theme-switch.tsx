'use client';

import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { themes, useThemeChoice } from './use-theme-choice';

/** Light, dark, or system (the default). */
export function ThemeSwitch() {
  const t = useTranslations('layout.theme');
  const { theme, choose } = useThemeChoice();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t('label')} tooltipSide="bottom">
          <Sun className="dark:hidden" aria-hidden="true" />
          <Moon className="hidden dark:block" aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup value={theme} onValueChange={choose}>
          {themes.map(({ id, icon: Icon }) => (
            <DropdownMenuRadioItem key={id} value={id}>
              <Icon className="text-ink-muted" aria-hidden="true" />
              {t(id)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

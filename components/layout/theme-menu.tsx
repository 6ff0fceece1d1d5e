'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useThemeChoice } from './use-theme-choice';

const themes = [
  { id: 'system', icon: Monitor },
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
] as const;

/** Light, dark, or as the system. Open when it comes. */
export function ThemeMenu({ trigger }: { trigger: ReactElement }) {
  const t = useTranslations('layout.theme');
  const { theme, choose } = useThemeChoice();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
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

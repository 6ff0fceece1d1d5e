import { CircleHelp, Keyboard, Languages, LogOut, PanelRight, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { findKey, keyGroups } from '@/components/keys/key-groups';
import { menuItems } from '@/components/navigation/menu-items';
import { useQuickView } from '@/components/navigation/use-quick-view';
import { shellDialog } from '@/components/keys/shell-dialog';
import { useTabStore } from '@/components/state/use-tab-store';
import { languageNames, useLanguageChoice } from '@/components/preferences/use-language-choice';
import { useLogOut } from '@/components/session/use-log-out';
import { themes, useThemeChoice } from '@/components/preferences/use-theme-choice';
import { useCurrentUser } from '@/components/users/current-user';
import { locales } from '@/lib/i18n/locale';
import type { PaletteEntry } from './palette-entry';

/** The menu's pages, filtered by permission. */
export function useMenuEntries(): PaletteEntry[] {
  const t = useTranslations('layout');
  const { permissions } = useCurrentUser();
  const keys: Partial<Record<string, readonly string[]>> = { home: ['g h'], processes: ['g p'] };
  return menuItems
    .filter((item) => permissions.includes(item.permission))
    .map(({ id, href, icon }) => ({ id: `page:${id}`, icon, label: t(`menu.${id}`), href, keys: keys[id] }));
}

function useThemeEntries(): PaletteEntry[] {
  const t = useTranslations('layout');
  const palette = useTranslations('palette');
  const { theme, choose: chooseTheme } = useThemeChoice();
  const { userId } = useCurrentUser();
  const { current, choose } = useLanguageChoice({ account: userId });
  const languages = locales
    .filter((locale) => locale !== current)
    .map((locale) => ({
      id: `language:${locale}`,
      icon: Languages,
      label: palette('action.language', { name: languageNames[locale] }),
      keywords: palette('keywords.language'),
      onRun: () => choose(locale),
    }));
  const themeEntries = themes
    .filter(({ id }) => id !== theme)
    .map(({ id, icon }) => ({
      id: `theme:${id}`,
      icon,
      label: palette('action.theme', { name: t(`theme.${id}`) }),
      keywords: palette('keywords.theme'),
      onRun: () => chooseTheme(id),
    }));
  return [...languages, ...themeEntries];
}

/** Actions available on every screen. */
export function useShellActions(): PaletteEntry[] {
  const t = useTranslations('palette');
  const layout = useTranslations('layout');
  const processes = useTranslations('processes');
  const keys = useTranslations('keys');
  const { permissions } = useCurrentUser();
  const quickView = useQuickView();
  const screenKeys = useTabStore(keyGroups);
  const { logOut } = useLogOut();
  const themeEntries = useThemeEntries();
  const actions: PaletteEntry[] = [];
  if (permissions.includes('process:write')) {
    const label = processes('newProcess');
    // Only some screens register `n` for this.
    const keys = findKey(screenKeys, 'n', true)?.label === label ? ['n'] : undefined;
    actions.push({ id: 'act:new-process', icon: Plus, label, keys, href: '/processes?new=true' });
  }
  if (quickView.available) {
    actions.push({
      id: 'act:quick-view',
      icon: PanelRight,
      label: quickView.visible ? layout('quickView.hide') : layout('quickView.show'),
      onRun: quickView.toggle,
    });
  }
  actions.push(
    ...themeEntries,
    { id: 'act:guide', icon: CircleHelp, label: layout('guide'), keywords: t('keywords.guide'), href: '/docs' },
    { id: 'act:keys', icon: Keyboard, label: keys('help'), keys: ['?'], onRun: () => shellDialog.set('keys') },
    { id: 'act:logout', icon: LogOut, label: layout('logout'), keywords: t('keywords.logout'), onRun: logOut },
  );
  return actions;
}

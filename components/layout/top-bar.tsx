'use client';

import { CircleHelp, Menu, PanelRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { KeysButton } from '@/components/keys/keys-button';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { SearchButton } from '@/components/palette/search-button';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/components/ui/class-names';
import { PendingButton } from '@/components/pending-changes/pending-button';
import { Account } from './account';
import { Brand } from './brand';
import { LanguageSwitch } from '@/components/preferences/language-switch';
import { LogoutButton } from '@/components/session/logout-button';
import { useQuickView } from '@/components/navigation/use-quick-view';
import { ThemeSwitch } from '@/components/preferences/theme-switch';
import { useCurrentUser } from '@/components/users/current-user';

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const t = useTranslations('layout');
  const { userId } = useCurrentUser();
  return (
    <header className="bg-surface flex h-12 shrink-0 items-center gap-1 border-b px-2 max-[359px]:gap-0 lg:pl-4 print:hidden">
      <IconButton label={t('openMenu')} tooltipSide="bottom" className="lg:hidden" onClick={onOpenMenu}>
        <Menu aria-hidden="true" />
      </IconButton>
      <Brand className="mr-auto max-sm:[&>span]:sr-only" />
      <PendingButton />
      <SearchButton />
      <NotificationBell />
      <QuickViewToggle />
      <LanguageSwitch account={userId} />
      <ThemeSwitch />
      <KeysButton className="max-md:hidden" />
      <GuideLink />
      <Account className="mx-1 hidden max-w-48 min-w-0 border-l pl-3 md:block" />
      <LogoutButton />
    </header>
  );
}

/** The user guide of specification section 1. */
function GuideLink() {
  const t = useTranslations('layout');
  return (
    <IconButton asChild label={t('guide')} tooltipSide="bottom">
      <Link href="/docs" prefetch={false}>
        <CircleHelp aria-hidden="true" />
      </Link>
    </IconButton>
  );
}

function QuickViewToggle() {
  const t = useTranslations('layout.quickView');
  const { available, visible, toggle } = useQuickView();
  if (!available) return null;
  return (
    <IconButton
      label={visible ? t('hide') : t('show')}
      tooltipSide="bottom"
      aria-pressed={visible}
      aria-controls={visible ? 'quick-view' : undefined}
      onClick={toggle}
      className={cn('mr-1', visible && 'bg-selected text-ink')}
    >
      <PanelRight aria-hidden="true" />
    </IconButton>
  );
}

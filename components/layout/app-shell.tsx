'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useCallback, useState, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ScreenKeys } from '@/components/keys/screen-keys';
import { menuItems } from '@/components/navigation/menu-items';
import { CommandPalette } from '@/components/palette/command-palette';
import { Sheet } from '@/components/ui/sheet';
import { UsersAtStartup } from '@/components/users/users-at-startup';
import { Account } from './account';
import { RouteFocus } from '@/components/navigation/route-focus';
import { FooterLinks } from './footer-links';
import { RecordLastVisited } from '@/components/navigation/record-last-visited';
import { cn } from '@/components/ui/class-names';
import { useCurrentUser } from '@/components/users/current-user';
import { QuickViewPanel } from './quick-view-panel';
import { TopBar } from './top-bar';

interface AppShellProps {
  /** Above the page, e.g. of failed sign-ins. */
  notice: ReactNode;
  quickView: ReactNode;
  children: ReactNode;
}

/**
 * The shared layout: top bar, menu, page, quick view, footer. The page scrolls inside `#main`; full-height pages use
 * `fill` of `PageBody`.
 */
export function AppShell({ notice, quickView, children }: AppShellProps) {
  const t = useTranslations('layout');
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const noticeRoom = useNoticeHeight();
  return (
    <>
      <a
        href="#main"
        className="bg-accent text-on-accent fixed top-2 left-2 z-70 -translate-y-16 rounded-md px-3 py-2 focus:translate-y-0 print:hidden"
      >
        {t('skipToContent')}
      </a>
      <div className="flex h-[calc(100dvh-var(--bottom-inset))] flex-col print:block print:h-auto">
        <TopBar onOpenMenu={() => setMenuOpen(true)} />
        {/* In a low window it leaves room for the page. */}
        <div ref={noticeRoom} className="tall:max-h-none max-h-[30dvh] shrink-0 overflow-y-auto print:hidden">
          {notice}
        </div>

        <div className="flex min-h-0 flex-1 print:block">
          <div className="bg-surface hidden w-52 shrink-0 flex-col justify-between border-r lg:flex print:hidden">
            <MainMenu />
            <FooterLinks className="p-4" />
          </div>
          <main
            id="main"
            tabIndex={-1}
            className="relative min-w-0 flex-1 overflow-y-auto outline-none print:overflow-visible"
          >
            {children}
            <FooterLinks className="border-t px-4 py-3 lg:hidden print:hidden" />
          </main>

          <QuickViewPanel>{quickView}</QuickViewPanel>
        </div>
      </div>
      <Sheet open={menuOpen} onOpenChange={setMenuOpen} title={t('menuLabel')} side="left">
        <MainMenu onNavigate={closeMenu} />
        <Account className="mx-4 mt-2 border-t pt-4" onNavigate={closeMenu} />
      </Sheet>

      <RecordLastVisited />
      <ScreenKeys />
      <CommandPalette />
      <RouteFocus />
      <UsersAtStartup />
    </>
  );
}

interface MainMenuProps {
  /** Closes the sheet of a narrow screen. */
  onNavigate?: () => void;
}

function MainMenu({ onNavigate }: MainMenuProps) {
  const t = useTranslations('layout');
  const pathname = usePathname();
  const { permissions } = useCurrentUser();
  return (
    <nav aria-label={t('menuLabel')} className="p-2">
      <ul className="flex flex-col gap-0.5">
        {menuItems
          .filter((item) => permissions.includes(item.permission))
          .map(({ id, href, icon: Icon }) => {
            const here = href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
            return (
              <li key={id}>
                <Link
                  prefetch={false}
                  href={href}
                  onClick={onNavigate}
                  aria-current={here ? (pathname === href ? 'page' : 'true') : undefined}
                  className={cn(
                    'text-ink-muted hover:bg-hover hover:text-ink flex h-8 items-center gap-2 rounded-md px-2 transition-colors',
                    here && 'bg-selected text-ink hover:bg-selected font-medium',
                  )}
                >
                  <Icon className={cn('size-4 shrink-0', here && 'text-accent-ink')} aria-hidden="true" />
                  {t(`menu.${id}`)}
                </Link>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}

const property = '--notice-height';

/** Tells the styles how much of the window a notice above the page takes, so that what is as high as the window ends in it. */
function useNoticeHeight(): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = room;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, []);
  return room;
}

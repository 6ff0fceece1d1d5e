'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import { useCurrentUser } from '@/components/users/current-user';
import { menuItems } from '@/components/navigation/menu-items';

interface MainMenuProps {
  /** Closes the sheet of a narrow screen. */
  onNavigate?: () => void;
}

export function MainMenu({ onNavigate }: MainMenuProps) {
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

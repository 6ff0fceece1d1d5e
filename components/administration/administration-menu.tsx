'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ReadMore } from '@/components/guide/read-more';
import { cn } from '@/components/ui/class-names';
import { administrationPageAt, administrationPages, administrationPath } from './administration-pages';

/** The menu of Administration: at the left, on a narrow screen above the page. */
export function AdministrationMenu() {
  const t = useTranslations('administration');
  const pathname = usePathname();
  const open = administrationPageAt(pathname);
  return (
    <nav aria-label={t('title')} className="lg:w-44 lg:shrink-0 print:hidden">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {administrationPages.map(({ id }) => {
          const path = administrationPath(id);
          const here = id === open?.id;
          return (
            <li key={id}>
              <Link
                prefetch={false}
                href={path}
                aria-current={here ? (pathname === path ? 'page' : 'true') : undefined}
                className={cn(
                  'text-ink-muted hover:bg-hover hover:text-ink flex h-8 items-center rounded-md px-2.5 transition-colors',
                  here && 'bg-selected text-ink hover:bg-selected font-medium',
                )}
              >
                {t(`menu.${id}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A link to what the guide says about the page that is open. */
export function AdministrationHelp() {
  const t = useTranslations('administration');
  const page = administrationPageAt(usePathname());
  return page ? <ReadMore href={page.guide}>{t('help')}</ReadMore> : null;
}

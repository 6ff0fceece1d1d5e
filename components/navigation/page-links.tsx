import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';

interface PageLinksProps {
  /** 1-based. */
  page: number;
  pageSize: number;
  totalItems: number;
  totalPages: number;
  getHref: (page: number) => string;
}

/** Pagination by links, for lists rendered on the server. */
export function PageLinks({ page, pageSize, totalItems, totalPages, getHref }: PageLinksProps) {
  const t = useTranslations('dataTable');
  if (totalPages < 2) return null;
  const classes = cn(buttonVariants({ variant: 'ghost', size: 'sm' }), 'size-7 px-0');
  return (
    <nav
      aria-label={t('pages')}
      className="text-ink-muted flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm tabular-nums"
    >
      <p>
        {t('range', { from: (page - 1) * pageSize + 1, to: Math.min(totalItems, page * pageSize), total: totalItems })}
      </p>
      <div className="flex items-center gap-1">
        {page > 1 && (
          <Link href={getHref(page - 1)} aria-label={t('previousPage')} className={classes}>
            <ChevronLeft aria-hidden="true" />
          </Link>
        )}
        <span className="min-w-16 text-center">{t('pageOf', { page, pages: totalPages })}</span>
        {page < totalPages && (
          <Link href={getHref(page + 1)} aria-label={t('nextPage')} className={classes}>
            <ChevronRight aria-hidden="true" />
          </Link>
        )}
      </div>
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import type { exportFormats } from '@/lib/audit-log/enums';
import type { AuditPage } from '@/lib/audit-log/schemas';
import { AuditEntryItem } from './audit-entry-item';
import { AuditExport } from './audit-export';

export interface AuditAddresses {
  /** The list that shows only what has this value. */
  only: (value: Partial<Record<'actorId' | 'processId' | 'candidateId' | 'id', string>>) => string;
  older: (cursor: string) => string;
  newest: string;
  /** Below `/api/v1`. */
  export: Record<(typeof exportFormats)[number], string>;
}

interface AuditSectionProps {
  page: AuditPage;
  /** Whether the page begins at the newest entry. */
  isFirst: boolean;
  addresses: AuditAddresses;
  /** The filters. */
  children?: ReactNode;
}

/** The entries of the audit log, newest first, page by page. */
export function AuditSection({ page, isFirst, addresses, children }: AuditSectionProps) {
  const t = useTranslations('auditLog');
  const link = buttonVariants({ variant: 'secondary', size: 'sm' });
  return (
    <section aria-labelledby="audit-title" className="bg-surface overflow-hidden rounded-lg border">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 pt-3 pb-3">
        <div className="min-w-0">
          <h2 id="audit-title" className="font-medium">
            {t('title')}
          </h2>
          <p className="text-ink-muted mt-1 max-w-prose text-sm text-pretty">{t('intro')}</p>
        </div>
        <AuditExport paths={addresses.export} />
      </header>
      {children}
      {page.items.length === 0 ? (
        <p role="status" className="text-ink-muted border-t px-4 py-6 text-center">
          {t('empty')}
        </p>
      ) : (
        <ol aria-label={t('entries')}>
          {page.items.map((entry) => (
            <AuditEntryItem key={entry.eventId} entry={entry} getHref={addresses.only} />
          ))}
        </ol>
      )}
      {(!isFirst || page.nextCursor !== null) && (
        <nav aria-label={t('paging')} className="flex justify-end gap-2 border-t px-4 py-2">
          {!isFirst && (
            <Link href={addresses.newest} className={link}>
              {t('newest')}
            </Link>
          )}
          {page.nextCursor !== null && (
            <Link href={addresses.older(page.nextCursor)} prefetch={false} className={link}>
              {t('older')}
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

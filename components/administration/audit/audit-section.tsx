import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageSection } from '@/components/page/page-section';
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
    <PageSection id="audit" title={t('title')} intro={t('intro')} actions={<AuditExport paths={addresses.export} />}>
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
    </PageSection>
  );
}

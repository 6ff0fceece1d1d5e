import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { cn } from '@/components/ui/class-names';
import { auditTabs } from '@/lib/audit-log/search-params';

interface AuditTabsProps {
  open: (typeof auditTabs)[number];
  getHref: (tab: (typeof auditTabs)[number]) => string;
}

/** The two parts of the audit log. */
export function AuditTabs({ open, getHref }: AuditTabsProps) {
  const t = useTranslations('auditLog.tab');
  return (
    <nav aria-label={t('label')} className="flex gap-4 border-b">
      {auditTabs.map((tab) => (
        <Link
          key={tab}
          prefetch={false}
          href={getHref(tab)}
          aria-current={tab === open ? 'page' : undefined}
          className={cn(
            'text-ink-muted hover:text-ink -mb-px flex h-9 items-center border-b-2 border-transparent px-0.5',
            tab === open && 'border-accent text-ink font-medium',
          )}
        >
          {t(tab)}
        </Link>
      ))}
    </nav>
  );
}

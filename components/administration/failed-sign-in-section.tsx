import { useTranslations } from 'next-intl';
import { PageLinks } from '@/components/navigation/page-links';
import type { FailedSignInsPage } from '@/lib/users/account-schemas';
import { FailedSignInTable } from './failed-sign-in-table';

interface FailedSignInSectionProps {
  failures: FailedSignInsPage;
  getHref: (page: number) => string;
}

/** The part of the audit log about sign-ins that failed. */
export function FailedSignInSection({ failures, getHref }: FailedSignInSectionProps) {
  const t = useTranslations('administration.failedSignIns');
  return (
    <section aria-labelledby="failed-sign-ins-title" className="bg-surface overflow-hidden rounded-lg border">
      <header className="px-4 pt-3 pb-2">
        <h2 id="failed-sign-ins-title" className="font-medium">
          {t('title')}
        </h2>
        <p className="text-ink-muted mt-1 text-sm text-pretty">{t('intro')}</p>
      </header>
      {failures.items.length === 0 ? (
        <p className="text-ink-muted border-t px-4 py-3">{t('empty')}</p>
      ) : (
        <FailedSignInTable items={failures.items} />
      )}
      <div className="px-4 empty:hidden [&>nav]:py-2">
        <PageLinks {...failures} getHref={getHref} />
      </div>
    </section>
  );
}

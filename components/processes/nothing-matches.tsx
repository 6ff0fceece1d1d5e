import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** No process has what the filters ask for. */
export function NothingMatches({ clearAddress }: { clearAddress: string }) {
  const t = useTranslations('processes.nothingMatches');
  const words = useTranslations('dataTable.filter');
  return (
    <EmptyState
      icon={SearchX}
      title={t('title')}
      action={
        <Link href={clearAddress} scroll={false} className={buttonVariants()}>
          {words('clearAll')}
        </Link>
      }
    >
      {t('hint')}
    </EmptyState>
  );
}

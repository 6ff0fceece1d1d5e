import { UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** In place of a candidate whom somebody has deleted since the page was opened. */
export function CandidateGone({ processId }: { processId: string }) {
  const t = useTranslations('candidatePage.gone');
  return (
    <EmptyState
      icon={UserX}
      title={t('title')}
      action={
        <Link href={`/processes/${processId}`} className={buttonVariants({ variant: 'primary' })}>
          {t('back')}
        </Link>
      }
    >
      {t('text')}
    </EmptyState>
  );
}

import { FileQuestion } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { MessagePage } from './message-page';

export function NotFoundMessage() {
  const t = useTranslations('errorPages.notFound');
  return (
    <MessagePage icon={FileQuestion} title={t('title')} message={t('message')}>
      <Link href="/" className={buttonVariants({ variant: 'primary' })}>
        {t('home')}
      </Link>
    </MessagePage>
  );
}

import { CircleCheck } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { MessagePage } from '@/components/page/message-page';
import { buttonVariants } from '@/components/ui/button';
import { requirePageActor } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('signedIn.title');

/** Where a tab ends in which somebody signed in for the sake of another one. */
export default async function SignedInPage() {
  await requirePageActor();
  const t = await getTranslations('signedIn');
  return (
    <MessagePage icon={CircleCheck} title={t('title')} message={t('message')}>
      <Link href="/" className={buttonVariants({ variant: 'secondary' })}>
        {t('start')}
      </Link>
    </MessagePage>
  );
}

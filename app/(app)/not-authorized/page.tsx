import { UserX } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { MessagePage } from '@/components/page/message-page';
import { buttonVariants } from '@/components/ui/button';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errorPages.notAuthorized');
  return { title: t('title') };
}

/** Access Denied at login (specification, sections 6 and 8). */
export default async function NotAuthorizedPage() {
  const t = await getTranslations('errorPages.notAuthorized');
  return (
    <MessagePage icon={UserX} title={t('title')} message={t('message')} subMessage={t('subMessage')}>
      <Link href="/sign-in" className={buttonVariants()}>
        {t('signIn')}
      </Link>
    </MessagePage>
  );
}

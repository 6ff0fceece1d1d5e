import { Lock } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { GoBackLink } from '@/components/navigation/go-back-link';
import { MessagePage } from '@/components/page/message-page';
import { buttonVariants } from '@/components/ui/button';
import { findPageActor } from '@/lib/auth/page-actor';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errorPages.forbidden');
  return { title: t('title') };
}

export default async function ForbiddenPage() {
  const t = await getTranslations('errorPages.forbidden');
  // Whose session lives gains nothing by signing in again: only the permission is missing.
  const signedIn = (await findPageActor()) !== null;
  return (
    <MessagePage
      icon={Lock}
      title={t('title')}
      message={t('message')}
      subMessage={signedIn ? t('subMessageSignedIn') : t('subMessage')}
    >
      <GoBackLink variant={signedIn ? 'primary' : 'secondary'}>{t('back')}</GoBackLink>
      {!signedIn && (
        <Link href="/sign-in" className={buttonVariants({ variant: 'primary' })}>
          {t('signIn')}
        </Link>
      )}
    </MessagePage>
  );
}

import { Lock } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { GoBackLink } from '@/components/navigation/go-back-link';
import { MessagePage } from '@/components/page/message-page';
import { buttonVariants } from '@/components/ui/button';
import { findPageActor } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('errorPages.forbidden.title');

export default async function ForbiddenPage() {
  const t = await getTranslations('errorPages.forbidden');
  // Signing in again does not help a signed-in user: they lack the permission.
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

import { UserX } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { MessagePage } from '@/components/page/message-page';
import { buttonVariants } from '@/components/ui/button';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { env } from '@/lib/env';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('errorPages.notAuthorized.title');

/** Access Denied at login (specification, sections 6 and 8). */
export default async function NotAuthorizedPage() {
  const t = await getTranslations('errorPages.notAuthorized');
  return (
    <MessagePage icon={UserX} title={t('title')} message={t('message')} subMessage={t('subMessage')}>
      {getSignInOptions().oidc && (
        <p className="text-ink-muted text-sm text-pretty">{t('oidc', { email: env().SUPPORT_EMAIL })}</p>
      )}
      <Link href="/sign-in" className={buttonVariants()}>
        {t('signIn')}
      </Link>
    </MessagePage>
  );
}

import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccessPage } from '@/components/users/access-page';
import { Button } from '@/components/ui/button';
import { PublicCard } from '@/components/users/public-card';
import { toLocale } from '@/lib/i18n/locale';
import { pageMessages } from '@/lib/i18n/page-messages';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { mailsNewPasswords } from '@/lib/users/passwords/mails-new-passwords';

export const generateMetadata = titleMetadata('access.forgotten.title');

export const dynamic = 'force-dynamic';

/** A new password by mail; without a mail server an administrator makes the link. */
export default async function ForgottenPasswordPage() {
  if (mailsNewPasswords()) {
    const texts = pageMessages[toLocale(await getLocale())].access;
    return <AccessPage card="forgotten" oidc={false} texts={texts} />;
  }
  const t = await getTranslations('access');
  return (
    <PublicCard title={t('forgotten.title')} lead={t('forgotten.ask')}>
      <Button asChild>
        <Link href="/sign-in">{t('link.toSignIn')}</Link>
      </Button>
    </PublicCard>
  );
}

import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { PublicCard } from '@/components/users/public-card';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('access.forgotten.title');

/** What to do without the password: an administrator makes a link for a new one. */
export default async function ForgottenPasswordPage() {
  const t = await getTranslations('access');
  return (
    <PublicCard title={t('forgotten.title')} lead={t('forgotten.ask')}>
      <Button asChild>
        <Link href="/sign-in">{t('link.toSignIn')}</Link>
      </Button>
    </PublicCard>
  );
}

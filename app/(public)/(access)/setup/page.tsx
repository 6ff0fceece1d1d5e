import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { AccessPage } from '@/components/users/access-page';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { toLocale } from '@/lib/i18n/locale';
import { pageMessages } from '@/lib/i18n/page-messages';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { needsSetup } from '@/lib/users/setup/needs-setup';

export const generateMetadata = titleMetadata('access.setup.title');

export const dynamic = 'force-dynamic';

/** The first run of an installation without an administrator. */
export default async function SetupPage() {
  if (!(await needsSetup())) redirect('/sign-in');
  const texts = pageMessages[toLocale(await getLocale())].access;
  return <AccessPage card="setup" oidc={getSignInOptions().oidc} texts={texts} />;
}

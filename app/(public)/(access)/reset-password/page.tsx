import { getLocale } from 'next-intl/server';
import { AccessPage } from '@/components/users/access-page';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { toLocale } from '@/lib/i18n/locale';
import { pageMessages } from '@/lib/i18n/page-messages';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('access.reset.title');

/** Where the link for a new password leads; its token is in the fragment, which only the browser sees. */
export default async function ResetPasswordPage() {
  const texts = pageMessages[toLocale(await getLocale())].access;
  return <AccessPage card="reset" oidc={getSignInOptions().oidc} texts={texts} />;
}

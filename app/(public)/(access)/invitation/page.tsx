import { getLocale } from 'next-intl/server';
import { AccessPage } from '@/components/users/access-page';
import { findOidcSettings } from '@/lib/auth/oidc/oidc-settings';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { toLocale } from '@/lib/i18n/locale';
import { pageMessages } from '@/lib/i18n/page-messages';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('access.invitation.title');

/** Where an invitation's link leads; its token is in the fragment, which only the browser sees. */
export default async function InvitationPage() {
  const texts = pageMessages[toLocale(await getLocale())].access;
  const trustEmail = findOidcSettings()?.trustEmail ?? false;
  return <AccessPage card="invitation" oidc={getSignInOptions().oidc} trustEmail={trustEmail} texts={texts} />;
}

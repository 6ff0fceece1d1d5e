import { InvitationCard } from '@/components/users/invitation-card';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('signIn.invitation.title');

/** Where an invitation's link leads; its token is in the fragment, which only the browser sees. */
export default function InvitationPage() {
  return <InvitationCard oidc={getSignInOptions().oidc} />;
}

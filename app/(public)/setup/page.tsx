import { redirect } from 'next/navigation';
import { SetupCard } from '@/components/users/setup-card';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { needsSetup } from '@/lib/users/setup/needs-setup';

export const generateMetadata = titleMetadata('signIn.setup.title');

export const dynamic = 'force-dynamic';

/** The first run of an installation without an administrator. */
export default async function SetupPage() {
  if (!(await needsSetup())) redirect('/sign-in');
  return <SetupCard oidc={getSignInOptions().oidc} />;
}

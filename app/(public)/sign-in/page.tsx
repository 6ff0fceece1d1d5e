import { redirect } from 'next/navigation';
import { SignInCard } from '@/components/users/sign-in-card';
import { findPageActor } from '@/lib/auth/page-actor';
import { loginSuccessfulPath, ownPath } from '@/lib/auth/search-params';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { needsSetup } from '@/lib/users/setup/needs-setup';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('signIn.title');

interface SignInPageProps {
  searchParams: Promise<{ error?: string | string[]; returnTo?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { error, returnTo: requestedPath } = await searchParams;
  const returnTo = ownPath(requestedPath);
  if (await findPageActor()) redirect(loginSuccessfulPath(returnTo));
  // The page is shown without the database, too.
  const isEmpty = await needsSetup().catch(() => false);
  const options = getSignInOptions();
  return <SignInCard options={options} failed={error !== undefined} returnTo={returnTo} isEmpty={isEmpty} />;
}

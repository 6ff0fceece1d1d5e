import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { FollowSignIn } from '@/components/session/follow-sign-in';
import { SignInCard } from '@/components/users/sign-in-card';
import { findPagePerson } from '@/lib/auth/page-actor';
import { loginSuccessfulPath, ownPath } from '@/lib/auth/search-params';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { signInProblems } from '@/lib/domain/provider-enums';
import { needsSetup } from '@/lib/users/setup/needs-setup';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('signIn.title');

interface SignInPageProps {
  searchParams: Promise<{ error?: string | string[]; returnTo?: string | string[]; step?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { error, returnTo: requestedPath, step } = await searchParams;
  const returnTo = ownPath(requestedPath);
  // It leads to the set-up of the second step where that is due.
  const { oidc, ...local } = getSignInOptions();
  const anew = oidc && step === 'confirm';
  if (!anew && (await findPagePerson())) redirect(loginSuccessfulPath(returnTo));
  // The page is shown without the database, too.
  const isEmpty = await needsSetup().catch(() => false);
  const notice = isEmpty && <EmptyInstallation />;
  const failure = error === undefined ? null : await explainFailure(error);
  const shown = { options: { oidc, ...local }, anew, failure, returnTo, atCode: step === 'code' };
  return (
    <>
      {!anew && <FollowSignIn path={loginSuccessfulPath(returnTo)} />}
      <SignInCard {...shown} notice={notice} />
    </>
  );
}

/** Here, so that only this text is sent. */
async function explainFailure(error: string | string[]): Promise<string> {
  const problem = signInProblems.find((known) => known === error);
  if (!problem) return (await getTranslations('signIn.error'))('oidc');
  return (await getTranslations('access.problem'))(problem);
}

/** Rendered here, so that its text is not sent to visitors of other installations. */
async function EmptyInstallation() {
  const t = await getTranslations('access.empty');
  return (
    <p role="status" className="bg-accent-soft text-accent-ink mb-4 rounded-md px-3 py-2 text-pretty">
      {t('text')}{' '}
      <Link href="/setup" prefetch={false} className="underline underline-offset-2">
        {t('begin')}
      </Link>
    </p>
  );
}

import { getLocale } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { SecondStepScreen } from '@/components/session/second-step-screen';
import { findPagePerson } from '@/lib/auth/page-actor';
import { loginSuccessfulPath, ownPath, signInPath } from '@/lib/auth/search-params';
import { toLocale } from '@/lib/i18n/locale';
import { pageMessages } from '@/lib/i18n/page-messages';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getCurrentUser } from '@/lib/users/get-current-user';

export const generateMetadata = titleMetadata('secondStep.title');

interface SecondStepSetupProps {
  searchParams: Promise<{ returnTo?: string | string[] }>;
}

/** The set-up of the second step for whom it is due. Shown also when it is done: the recovery codes must not vanish. */
export default async function SecondStepSetup({ searchParams }: SecondStepSetupProps) {
  const returnTo = ownPath((await searchParams).returnTo);
  const person = await findPagePerson();
  if (!person) redirect(signInPath(returnTo ?? '/'));
  const { email } = await getCurrentUser(person);
  const texts = pageMessages[toLocale(await getLocale())].secondStep;
  const shown = { email, ready: !person.secondStepDue, next: loginSuccessfulPath(returnTo), texts };
  return <SecondStepScreen {...shown} />;
}

import { redirect } from 'next/navigation';
import type { SearchParams } from 'nuqs/server';
import { FailedSignInSection } from '@/components/administration/failed-sign-in-section';
import { SecondStepRolesSection } from '@/components/administration/second-step-roles';
import { SignInFacts } from '@/components/administration/sign-in-facts';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getSignInSettings } from '@/lib/users/company-account/get-sign-in-settings';
import { listFailedSignIns } from '@/lib/users/list-failed-sign-ins';
import { listSecondStepRoles } from '@/lib/users/second-step/list-second-step-roles';
import { loadFailureParams } from '@/lib/users/search-params';

const hrefOf = (page: number) => `/administration/sign-in?failures=${page}`;

export const generateMetadata = titleMetadata('administration.pageTitle.sign-in');

/** How people sign in, and what failed. */
export default async function SignInSettingsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePagePermission('administration');
  const { failures: page } = await loadFailureParams(searchParams);
  const [settings, failed, roles] = await Promise.all([
    getSignInSettings(actor),
    listFailedSignIns(actor, { page }),
    listSecondStepRoles(actor),
  ]);
  if (failed.items.length === 0 && page > 1) redirect(hrefOf(1));
  const { local, passwordForAdmins } = getSignInOptions();
  return (
    <>
      <SignInFacts settings={settings} />
      {(local || passwordForAdmins) && <SecondStepRolesSection items={roles.items} />}
      <FailedSignInSection failures={failed} getHref={hrefOf} />
    </>
  );
}

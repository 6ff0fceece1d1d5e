import { SecondStepRolesSection } from '@/components/administration/second-step-roles';
import { SignInFacts } from '@/components/administration/sign-in-facts';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getSignInSettings } from '@/lib/users/company-account/get-sign-in-settings';
import { listSecondStepRoles } from '@/lib/users/second-step/list-second-step-roles';

export const generateMetadata = titleMetadata('administration.pageTitle.sign-in');

/** How people sign in. */
export default async function SignInSettingsPage() {
  const actor = await requirePagePermission('administration');
  const [settings, roles] = await Promise.all([getSignInSettings(actor), listSecondStepRoles(actor)]);
  const { local, passwordForAdmins } = getSignInOptions();
  return (
    <>
      <SignInFacts settings={settings} />
      {(local || passwordForAdmins) && <SecondStepRolesSection items={roles.items} />}
    </>
  );
}

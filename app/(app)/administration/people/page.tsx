import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { createSerializer, type SearchParams } from 'nuqs/server';
import { FormerAddress } from '@/components/administration/former-address';
import { AccountTable } from '@/components/administration/people/account-table';
import { InvitationSection } from '@/components/administration/people/invitation-section';
import { InviteButton } from '@/components/administration/people/invite-button';
import { PeopleFilters } from '@/components/administration/people/people-filters';
import { PageLinks } from '@/components/navigation/page-links';
import { PageSection } from '@/components/page/page-section';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { listInvitations } from '@/lib/users/invitations/list-invitations';
import { listAccounts } from '@/lib/users/list-accounts';
import { loadPeopleParams, peopleParsers } from '@/lib/users/search-params';

const addressOf = createSerializer(peopleParsers);

export const generateMetadata = titleMetadata('administration.pageTitle.people');

/** Everybody with an account, and who is invited. */
export default async function PeoplePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePagePermission('administration');
  const asked = await loadPeopleParams(searchParams);
  const hrefOf = (change: Partial<typeof asked>) => addressOf('/administration/people', { ...asked, ...change });
  const { page, search, role, state, secondStep } = asked;
  const [accounts, invitations] = await Promise.all([
    listAccounts(actor, {
      page,
      search,
      ...(role ? { role } : {}),
      ...(state ? { state } : {}),
      ...(secondStep ? { secondStep } : {}),
    }),
    listInvitations(actor, { page: asked.invitations }),
  ]);
  if (accounts.items.length === 0 && page > 1) redirect(hrefOf({ page: 1 }));
  if (invitations.items.length === 0 && asked.invitations > 1) redirect(hrefOf({ invitations: 1 }));
  const t = await getTranslations('administration.people');
  const { oidc, passwordForAdmins } = getSignInOptions();
  const passwordsBeside = passwordForAdmins ? 'administrators' : 'nobody';
  return (
    <>
      <FormerAddress />
      <PageSection
        id="people"
        title={
          <>
            {t('title')}{' '}
            <span className="text-ink-muted text-sm font-normal tabular-nums">
              {t('total', { count: accounts.totalItems })}
            </span>
          </>
        }
        intro={oidc ? t('howOidc') : t('howPassword')}
        actions={<InviteButton />}
      >
        <PeopleFilters passwords={!oidc} />
        {accounts.items.length > 0 ? (
          <AccountTable accounts={accounts.items} passwords={oidc ? passwordsBeside : 'everybody'} />
        ) : (
          <p className="text-ink-muted border-t px-4 py-6 text-center">{t('nobodyFound')}</p>
        )}
        <div className="px-4 empty:hidden [&>nav]:py-2">
          <PageLinks {...accounts} getHref={(to) => hrefOf({ page: to })} />
        </div>
      </PageSection>
      <InvitationSection invitations={invitations} getHref={(to) => hrefOf({ invitations: to })} />
    </>
  );
}

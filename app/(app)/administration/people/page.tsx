import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { SearchParams } from 'nuqs/server';
import { AccountTable } from '@/components/administration/account-table';
import { FormerAddress } from '@/components/administration/former-address';
import { PageLinks } from '@/components/navigation/page-links';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { listAccounts } from '@/lib/users/list-accounts';
import { loadPeopleParams } from '@/lib/users/search-params';

const hrefOf = (page: number) => `/administration/people?page=${page}`;

export const generateMetadata = titleMetadata('administration.pageTitle.people');

/** The accounts of everybody. */
export default async function PeoplePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePagePermission('administration');
  const { page } = await loadPeopleParams(searchParams);
  const accounts = await listAccounts(actor, { page });
  if (accounts.items.length === 0) redirect(hrefOf(1));
  const { oidc } = getSignInOptions();
  const t = await getTranslations('administration');
  return (
    <section aria-labelledby="people-title" className="bg-surface overflow-hidden rounded-lg border">
      <FormerAddress />
      <header className="px-4 pt-3 pb-2">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="people-title" className="font-medium">
            {t('people.title')}
          </h2>
          <p className="text-ink-muted text-sm tabular-nums">{t('people.total', { count: accounts.totalItems })}</p>
        </div>
        <p className="text-ink-muted mt-1 text-sm text-pretty">
          {oidc ? t('people.howOidc') : t('people.howPassword')}{' '}
          {!oidc && (
            <>
              <code className="text-ink">npm run user:create</code>.
            </>
          )}{' '}
          <Link href="/docs/accounts" className="text-accent-ink underline underline-offset-2">
            {t('people.guide')}
          </Link>
        </p>
      </header>
      <AccountTable accounts={accounts.items} />
      <div className="px-4 empty:hidden [&>nav]:py-2">
        <PageLinks {...accounts} getHref={hrefOf} />
      </div>
    </section>
  );
}

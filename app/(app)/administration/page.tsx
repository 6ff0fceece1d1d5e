import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { SearchParams } from 'nuqs/server';
import { AccountTable } from '@/components/administration/account-table';
import { ConnectionSection } from '@/components/ats/connections/connection-section';
import { DecisionReasonsSection } from '@/components/administration/decision-reasons-section';
import { FailedSignInSection } from '@/components/administration/failed-sign-in-section';
import { InstallationFacts } from '@/components/administration/installation-facts';
import { ModelSection } from '@/components/administration/model-section';
import { SystemSection } from '@/components/administration/system-section';
import { PageBody } from '@/components/page/page-body';
import { PageLinks } from '@/components/navigation/page-links';
import { PageTitle } from '@/components/page/page-title';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { getInstallation } from '@/lib/deployment/get-installation';
import { getSystemState } from '@/lib/deployment/get-system-state';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getModelSettings } from '@/lib/model/get-model-settings';
import { listAccounts } from '@/lib/users/list-accounts';
import { listFailedSignIns } from '@/lib/users/list-failed-sign-ins';
import { loadAdministrationParams } from '@/lib/users/search-params';

const hrefOf = (page: number, failures: number) => `/administration?page=${page}&failures=${failures}`;

export const generateMetadata = titleMetadata('administration.title');

/** The accounts and how this installation is configured, read only; and what administrators set up. */
export default async function AdministrationPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePagePermission('administration');
  const { page, failures } = await loadAdministrationParams(searchParams);
  const [accounts, installation, model, failed, system] = await Promise.all([
    listAccounts(actor, { page }),
    getInstallation(actor),
    getModelSettings(actor),
    listFailedSignIns(actor, { page: failures }),
    getSystemState(actor),
  ]);
  if (accounts.items.length === 0) redirect(hrefOf(1, failures));
  if (failed.items.length === 0 && failures > 1) redirect(hrefOf(page, 1));
  const t = await getTranslations('administration');
  return (
    <PageBody className="min-h-full">
      <PageTitle titleId="administration.title" />
      <div className="grid grid-cols-1 items-start gap-4 px-4 pb-6 lg:px-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <section aria-labelledby="people-title" className="bg-surface overflow-hidden rounded-lg border">
          <header className="px-4 pt-3 pb-2">
            <div className="flex items-baseline justify-between gap-4">
              <h2 id="people-title" className="font-medium">
                {t('people.title')}
              </h2>
              <p className="text-ink-muted text-sm tabular-nums">{t('people.total', { count: accounts.totalItems })}</p>
            </div>
            <p className="text-ink-muted mt-1 text-sm text-pretty">
              {installation.signIn.kind === 'oidc' ? t('people.howOidc') : t('people.howPassword')}{' '}
              {installation.signIn.kind === 'password' && (
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
            <PageLinks {...accounts} getHref={(to) => hrefOf(to, failures)} />
          </div>
        </section>
        <section aria-labelledby="installation-title" className="bg-surface overflow-hidden rounded-lg border">
          <h2 id="installation-title" className="px-4 pt-3 pb-2 font-medium">
            {t('installation.title')}
          </h2>
          <InstallationFacts installation={installation} />
        </section>
        <SystemSection initial={system} />
        <ModelSection initial={model} />
        <ConnectionSection />
        <DecisionReasonsSection />
        <FailedSignInSection failures={failed} getHref={(to) => hrefOf(page, to)} />
      </div>
    </PageBody>
  );
}

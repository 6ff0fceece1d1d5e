import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { PageBody } from '@/components/layout/page-body';
import { PageTitle } from '@/components/layout/page-title';
import { ProcessListEmpty } from '@/components/processes/process-list-empty';
import { NewProcessButton } from '@/components/processes/new-process-button';
import { NothingMatches } from '@/components/processes/nothing-matches';
import { addressWithoutFilters, ProcessFilterChips } from '@/components/processes/process-filter-chips';
import { isChanged, viewAddress } from '@/components/processes/process-list-look';
import { ProcessTable } from '@/components/processes/process-table';
import { ProcessWizardHost } from '@/components/processes/wizard/process-wizard-host';
import { wizardParameters } from '@/components/processes/wizard/wizard-address';
import { requirePageActor } from '@/lib/auth/page-actor';
import { loadProcessSearchParams, toProcessFilters, toProcessQuery } from '@/lib/processes/search-params';
import { searchProcesses } from '@/lib/processes/search-processes';
import { listProcessViews } from '@/lib/saved-views/list-process-views';
import { findUserName } from '@/lib/users/find-user-name';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('processes');
  return { title: t('title') };
}

/** The address of the list alone, without its page: a change of what is listed begins at the first. */
function withoutPage(asked: SearchParams): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (name !== 'page' && !wizardParameters.includes(name) && value !== undefined) params.set(name, String(value));
  }
  return params;
}

export default async function ProcessListPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePageActor();
  const asked = await searchParams;
  const views = await listProcessViews(actor);
  const defaultView = views.find(({ isDefault }) => isDefault);
  if (defaultView && Object.keys(asked).length === 0) redirect(viewAddress(defaultView));
  const params = await loadProcessSearchParams(searchParams);
  const query = toProcessQuery(params);
  const filters = toProcessFilters(params);
  const [found, creator] = await Promise.all([
    searchProcesses(actor, query),
    filters.createdBy === undefined ? null : findUserName(actor, filters.createdBy),
  ]);
  const filtered = Object.keys(filters).length > 0;
  const isFirstVisit = found.totalItems === 0 && !filtered;
  const look = { filters, columns: params.columns, sortBy: query.sortBy, sortOrder: query.sortOrder };
  // Of somebody else's view, or one that is gone, the address has all but the name.
  const opened = views.find(({ id }) => id === params.view) ?? null;
  const here = withoutPage(asked);
  // What was on the last page may have gone.
  if (found.items.length === 0 && found.totalItems > 0) {
    here.set('page', String(found.totalPages));
    redirect(`/processes?${here}`);
  }
  return (
    <PageBody fill>
      <PageTitle titleId="processes.title" actions={!isFirstVisit && <NewProcessButton />} />
      <div className="flex min-h-0 flex-1 flex-col px-4 pb-4 lg:px-6">
        {isFirstVisit ? (
          <ProcessListEmpty />
        ) : (
          <ProcessTable
            found={found}
            look={look}
            views={{ all: views, current: opened, changed: opened !== null && isChanged(opened, look) }}
            chips={
              filtered && (
                <ProcessFilterChips
                  filters={filters}
                  params={here}
                  creator={filters.createdBy === undefined ? null : (creator ?? filters.createdBy)}
                  found={found.totalItems}
                />
              )
            }
            nothing={<NothingMatches clearAddress={addressWithoutFilters(here)} />}
          />
        )}
      </div>
      <ProcessWizardHost />
    </PageBody>
  );
}

import { redirect } from 'next/navigation';
import type { SearchParams } from 'nuqs/server';
import { PageBody } from '@/components/page/page-body';
import { PageTitle } from '@/components/page/page-title';
import { ProcessListStart } from '@/components/processes/list/process-list-start';
import { NewProcessButton } from '@/components/fields/processes/new-process-button';
import { ProcessTable } from '@/components/processes/list/process-table';
import { TemplatesButton } from '@/components/processes/templates/templates-button';
import { ProcessWizardHost } from '@/components/processes/wizard/process-wizard-host';
import { viewAddress } from '@/components/saved-views/view-address';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePageActor } from '@/lib/auth/page-actor';
import { pageKey } from '@/lib/filters/list-params';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { processFilters } from '@/lib/domain/process-filters';
import {
  loadProcessSearchParams,
  processList,
  toProcessFilters,
  toProcessQuery,
  type ProcessSearchParams,
} from '@/lib/processes/search-params';
import { searchProcesses } from '@/lib/processes/search-processes';
import { listViews } from '@/lib/saved-views/list-views';
import { findUserName } from '@/lib/users/find-user-name';

export const generateMetadata = titleMetadata('processes.title');

async function loadProcesses(actor: PersonActor, params: ProcessSearchParams) {
  const query = toProcessQuery(params);
  const { createdBy } = query;
  const [answer, name] = await Promise.all([
    searchProcesses(actor, query),
    createdBy ? findUserName(actor, createdBy) : null,
  ]);
  return {
    initial: { key: pageKey(processFilters, params), answer, loadedAt: Date.now() },
    creator: createdBy ? { userId: createdBy, name: name ?? createdBy } : null,
    isFirstVisit: answer.totalItems === 0 && Object.keys(toProcessFilters(params)).length === 0,
  };
}

export default async function ProcessListPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePageActor();
  const views = await listViews(actor, 'PROCESSES');
  const defaultView = views.find(({ isDefault }) => isDefault);
  if (defaultView && Object.keys(await searchParams).length === 0)
    redirect(viewAddress('/processes', processList, defaultView));
  const { isFirstVisit, ...list } = await loadProcesses(actor, await loadProcessSearchParams(searchParams));
  return (
    <PageBody fill>
      <PageTitle
        titleId="processes.title"
        actions={
          <>
            <TemplatesButton />
            {!isFirstVisit && <NewProcessButton />}
          </>
        }
      />
      <div className="flex min-h-0 flex-1 flex-col px-4 pb-4 lg:px-6">
        {isFirstVisit ? <ProcessListStart /> : <ProcessTable {...list} views={views} />}
      </div>
      <ProcessWizardHost />
    </PageBody>
  );
}

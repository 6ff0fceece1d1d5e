import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { NewProcessButton } from '@/components/processes/new-process-button';
import { NewProcessDialog } from '@/components/processes/new-process-dialog';
import { ProcessTable } from '@/components/processes/process-table';
import { PageBody } from '@/components/layout/page-body';
import { PageTitle } from '@/components/layout/page-title';
import { requirePageActor } from '@/lib/auth/page-actor';
import { loadProcessSearchParams, toProcessQuery } from '@/lib/processes/search-params';
import { searchProcesses } from '@/lib/processes/search-processes';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('processes');
  return { title: t('title') };
}

export default async function ProcessListPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePageActor();
  const query = toProcessQuery(await loadProcessSearchParams(searchParams));
  const found = await searchProcesses(actor, query);
  return (
    <PageBody fill>
      <PageTitle titleId="processes.title" actions={found.totalItems > 0 && <NewProcessButton />} />
      <div className="flex min-h-0 flex-1 flex-col px-4 pb-4 lg:px-6">
        <ProcessTable found={found} query={query} />
      </div>
      <NewProcessDialog />
    </PageBody>
  );
}

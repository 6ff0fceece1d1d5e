import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { SearchParams } from 'nuqs/server';
import { cache } from 'react';
import { CandidatesPane } from '@/components/processes/details/candidates-pane';
import { ProcessScreen } from '@/components/processes/details/process-screen';
import { ProcessPermissions } from '@/components/users/current-user';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePageActor } from '@/lib/auth/page-actor';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { candidateFilters } from '@/lib/domain/candidate-filters';
import {
  loadCandidateSearchParams,
  shownParams,
  toCandidateFilters,
  toCandidateQuery,
} from '@/lib/candidates/search/search-params';
import { pageKey } from '@/lib/filters/list-params';
import { orNotFound } from '@/lib/http/server/or-not-found';
import { getCandidatesStatistics } from '@/lib/processes/get-candidates-statistics';
import { getProcess } from '@/lib/processes/get-process';
import { processParams, type ProcessDto } from '@/lib/domain/process-schemas';
import { listViews } from '@/lib/saved-views/list-views';

interface ProcessPageProps {
  params: Promise<{ processId: string }>;
  searchParams: Promise<SearchParams>;
}

/** Shared by the page and its metadata. */
const loadProcess = cache(async (processId: string) => {
  const actor = await requirePageActor();
  if (!processParams.safeParse({ processId }).success) notFound();
  return orNotFound(getProcess(actor, { processId }), 'process.not-found');
});

export async function generateMetadata({ params }: ProcessPageProps): Promise<Metadata> {
  const process = await loadProcess((await params).processId);
  return { title: process.name };
}

async function loadCandidates(actor: PersonActor, process: ProcessDto, searchParams: Promise<SearchParams>) {
  const processId = process.id;
  const search = shownParams(await loadCandidateSearchParams(searchParams), process);
  const [answer, statistics, views] = await Promise.all([
    searchCandidates(actor, { processId, query: toCandidateQuery(search), filters: toCandidateFilters(search) }),
    getCandidatesStatistics(actor, { processId }),
    listViews(actor, 'CANDIDATES'),
  ]);
  const loadedAt = Date.now();
  return { candidates: { key: pageKey(candidateFilters, search), answer, loadedAt }, statistics, views, loadedAt };
}

export default async function ProcessPage({ params, searchParams }: ProcessPageProps) {
  const actor = await requirePageActor();
  const process = await loadProcess((await params).processId);
  const { candidates, statistics, views, loadedAt } = await loadCandidates(actor, process, searchParams);
  return (
    <ProcessPermissions permissions={process.permissions}>
      <ProcessScreen
        key={process.id}
        process={process}
        statistics={statistics}
        loadedAt={loadedAt}
        candidates={<CandidatesPane candidates={candidates} views={views} />}
      />
    </ProcessPermissions>
  );
}

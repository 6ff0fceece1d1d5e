'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { candidateHref, candidateName } from '@/components/candidates/fields/candidate-name';
import { useRateCandidate } from '@/components/candidates/fields/use-rate-candidate';
import { applicationSourcesQuery, candidateKeys } from '@/components/candidates/queries/candidate-queries';
import { AddCvsButton } from '@/components/candidates/upload/add-cvs-button';
import { DropZone } from '@/components/candidates/upload/drop-zone';
import { FilterChips } from '@/components/data-table/filter-chips';
import { ListFilters } from '@/components/data-table/list-filters';
import { ListTable } from '@/components/data-table/list-table';
import { TableCard, TableToolbar } from '@/components/data-table/table-card';
import { useColumnVisibility } from '@/components/data-table/use-column-visibility';
import { useDataTable } from '@/components/data-table/use-data-table';
import { MissedUploadsNote } from '@/components/uploads/missed-uploads-note';
import { UploadList } from '@/components/uploads/upload-list';
import { useUploads } from '@/components/uploads/use-uploads';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import type { PageData } from '@/lib/filters/list-params';
import type { CandidatesStatisticsDto, ProcessDto } from '@/lib/processes/schemas';
import { useCandidateColumns } from './candidate-columns';
import { NoCandidates } from './no-candidates';
import { OrderNote } from './order-note';
import { SelectionBar } from './selection-bar';
import { useCandidateSearch } from './use-candidate-search';

const noItems: CandidateListItem[] = [];
const noCriteria = {};

export interface CandidateRights {
  upload: boolean;
  rate: boolean;
  analyse: boolean;
}

interface CandidateListProps {
  process: Pick<ProcessDto, 'id' | 'name' | 'status'>;
  initial: PageData<CandidateSearchAnswer>;
  statistics: CandidatesStatisticsDto | undefined;
  rights: CandidateRights;
}

/** A process's candidates, with live rows and editable stars; CVs can be dropped anywhere on it. */
export function CandidateList({ process, initial, statistics, rights }: CandidateListProps) {
  const processId = process.id;
  const t = useTranslations('candidates');
  const router = useRouter();
  const client = useQueryClient();
  const { list, query, renew } = useCandidateSearch(processId, initial);
  const uploads = useUploads(process);
  const onRate = useRateCandidate(processId);

  const page = query.data;
  const searchId = page?.searchId;
  const firstRow = page ? (page.page - 1) * page.pageSize : 0;
  const hrefOf = useCallback(
    (candidate: CandidateListItem, index: number) =>
      candidateHref(processId, candidate.id, searchId ? { searchId, position: firstRow + index + 1 } : null),
    [processId, searchId, firstRow],
  );
  const sources = useQuery(applicationSourcesQuery(processId));
  const items = page?.items ?? noItems;
  const columns = useCandidateColumns({
    hrefOf,
    onRate: rights.rate ? onRate : null,
    selectable: rights.analyse,
    criteria: page?.criteria ?? noCriteria,
    marks: Math.max(0, ...items.map(({ verdicts }) => verdicts.length)),
  });
  const table = useDataTable({
    rows: items,
    columns,
    columnVisibility: useColumnVisibility('candidates'),
    getRowId: ({ id }) => id,
    selectable: rights.analyse,
  });
  const selectedIds = Object.keys(table.state.rowSelection);
  const deselect = (ids: string[]) =>
    table.setRowSelection((selection) =>
      Object.fromEntries(Object.entries(selection).filter(([id]) => !ids.includes(id))),
    );
  const describe = (id: string) => {
    const pages = client.getQueriesData<CandidateSearchAnswer>({ queryKey: candidateKeys.searches(processId) });
    const found = pages.flatMap(([, data]) => data?.items ?? []).find((item) => item.id === id);
    if (!found) return null;
    return { name: candidateName(found, (number) => t('numbered', { number })), ordinalNumber: found.ordinalNumber };
  };
  const onFiles = rights.upload ? uploads.add : null;
  const filters = {
    filters: list.filters,
    values: list.values,
    namespace: 'candidates',
    optionLabel: (labels: string, value: string) => t(`${labels}.${value}`),
    displays: { statuses: { counts: statistics?.byStatus }, applicationSources: { offered: sources.data?.items } },
    onChange: list.change,
  };

  return (
    <DropZone onFiles={onFiles} className="relative flex min-h-0 flex-1 flex-col gap-2">
      {onFiles && <MissedUploadsNote processId={processId} />}
      <UploadList items={uploads.items} />
      <TableCard label={t('title')} className="min-h-80 flex-1">
        <TableToolbar table={table} actions={onFiles && <AddCvsButton onFiles={onFiles} />}>
          {selectedIds.length === 0 && <ListFilters {...filters} />}
          <SelectionBar
            process={process}
            judging={statistics}
            selectedIds={selectedIds}
            describe={describe}
            onDeselect={deselect}
          />
          <FilterChips {...filters} />
        </TableToolbar>
        <ListTable
          list={list}
          query={query}
          table={table}
          label={t('title')}
          nothingFound={t('empty.nothingFound')}
          note={statistics && <OrderNote orderedAt={page?.orderedAt} statistics={statistics} onRefresh={renew} />}
          onOpen={(candidate) => router.push(hrefOf(candidate, items.indexOf(candidate)))}
        >
          <NoCandidates process={process} onFiles={onFiles} />
        </ListTable>
      </TableCard>
    </DropZone>
  );
}

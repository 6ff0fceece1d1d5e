'use client';

import type { RowSelectionState } from '@tanstack/react-table';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { StaleNote } from '@/components/connection/stale-note';
import { DataTable } from '@/components/data-table/data-table';
import { FilterChips } from '@/components/data-table/filter-chips';
import { ListFilters } from '@/components/data-table/list-filters';
import { NothingFound } from '@/components/data-table/nothing-found';
import { PaginationBar } from '@/components/data-table/pagination-bar';
import { TableCard, TableFooter, TableToolbar } from '@/components/data-table/table-card';
import { useDataTable } from '@/components/data-table/use-data-table';
import { ErrorState } from '@/components/ui/error-state';
import { MissedUploadsNote } from '@/components/uploads/missed-uploads-note';
import { UploadList } from '@/components/uploads/upload-list';
import { useUploads } from '@/components/uploads/use-uploads';
import { candidateFilters } from '@/lib/candidates/filters';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import type { PageData } from '@/lib/filters/list-params';
import type { CandidatesStatisticsDto, ProcessDto } from '@/lib/processes/schemas';
import { AddCvsButton } from '@/components/candidates/upload/add-cvs-button';
import { useCandidateColumns } from './candidate-columns';
import { candidateHref, candidateName } from '@/components/candidates/fields/candidate-name';
import { candidateKeys } from '@/components/candidates/queries/candidate-queries';
import { DropZone } from '@/components/candidates/upload/drop-zone';
import { NoCandidates } from './no-candidates';
import { OrderNote } from './order-note';
import { SelectionBar } from './selection-bar';
import { useCandidateFilterTexts } from './use-candidate-filter-texts';
import { useCandidateSearch } from './use-candidate-search';
import { useRateCandidate } from '@/components/candidates/fields/use-rate-candidate';

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

/** The candidate table: search, live rows, stars in place, and a target for CVs over its whole area. */
export function CandidateList({ process, initial, statistics, rights }: CandidateListProps) {
  const processId = process.id;
  const t = useTranslations('candidates');
  const common = useTranslations('dataTable');
  const router = useRouter();
  const client = useQueryClient();
  const { params, values, filtered, change, noFilters, result, renew } = useCandidateSearch(processId, initial);
  const uploads = useUploads(process);
  const [selected, setSelected] = useState<RowSelectionState>({});
  const onRate = useRateCandidate(processId);

  const answer = result.data;
  const searchId = answer?.searchId;
  const firstRow = answer ? (answer.page - 1) * answer.pageSize : 0;
  const hrefOf = useCallback(
    (candidate: CandidateListItem, index: number) =>
      candidateHref(processId, candidate.id, searchId ? { searchId, position: firstRow + index + 1 } : null),
    [processId, searchId, firstRow],
  );
  const items = answer?.items ?? noItems;
  const marks = Math.max(0, ...items.map((candidate) => candidate.verdicts.length));
  const columns = useCandidateColumns({
    hrefOf,
    onRate: rights.rate ? onRate : null,
    selectable: rights.analyse,
    criteria: answer?.criteria ?? noCriteria,
    marks,
  });
  const table = useDataTable({
    id: 'candidates',
    rows: items,
    columns,
    getRowId: (candidate) => candidate.id,
    selection: rights.analyse ? { selected, onChange: setSelected } : undefined,
  });
  const describe = (id: string) => {
    const pages = client.getQueriesData<CandidateSearchAnswer>({ queryKey: candidateKeys.searches(processId) });
    const found = pages.flatMap(([, page]) => page?.items ?? []).find((item) => item.id === id);
    if (!found) return null;
    return { name: candidateName(found, (number) => t('numbered', { number })), ordinalNumber: found.ordinalNumber };
  };
  const selectedIds = Object.keys(selected);
  const deselect = (ids: string[]) =>
    setSelected((now) => Object.fromEntries(Object.entries(now).filter(([id]) => !ids.includes(id))));
  const onFiles = rights.upload ? uploads.add : null;
  const clearFilters = () => change(noFilters);
  const filters = {
    filters: candidateFilters,
    values,
    texts: useCandidateFilterTexts(),
    displays: { statuses: { counts: statistics?.byStatus } },
    onChange: change,
  };

  return (
    <DropZone onFiles={onFiles} className="relative flex min-h-0 flex-1 flex-col gap-2">
      {onFiles && <MissedUploadsNote processId={processId} />}
      <UploadList items={uploads.items} />
      <TableCard label={t('title')} className="min-h-80 flex-1">
        <TableToolbar table={table} actions={onFiles && <AddCvsButton onFiles={onFiles} />}>
          {selectedIds.length === 0 && <ListFilters {...filters} title={t('title')} />}
          <SelectionBar process={process} selectedIds={selectedIds} describe={describe} onDeselect={deselect} />
          <FilterChips {...filters} onClear={clearFilters} />
        </TableToolbar>
        {result.isError && !answer ? (
          <ErrorState error={result.error} kept={common('errorKept')} onRetry={() => void result.refetch()} />
        ) : (
          <DataTable
            table={table}
            label={t('title')}
            sort={params}
            onSortChange={change}
            onOpen={(candidate) => router.push(hrefOf(candidate, items.indexOf(candidate)))}
            loading={result.isPending}
            place={answer}
          >
            {filtered ? (
              <NothingFound title={t('empty.nothingFound')} onClear={clearFilters} />
            ) : (
              <NoCandidates process={process} onFiles={onFiles} />
            )}
          </DataTable>
        )}
        {answer && answer.totalItems > 0 && (
          <TableFooter>
            <StaleNote query={result} />
            {statistics && <OrderNote orderedAt={answer.orderedAt} statistics={statistics} onRefresh={renew} />}
            <PaginationBar found={answer} onChange={change} />
          </TableFooter>
        )}
      </TableCard>
    </DropZone>
  );
}

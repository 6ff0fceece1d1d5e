'use client';

import type { RowSelectionState } from '@tanstack/react-table';
import { useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { StaleNote } from '@/components/connection/stale-note';
import { DataTable } from '@/components/data-table/data-table';
import { selectableFeatures } from '@/components/data-table/selectable-features';
import { PaginationBar } from '@/components/data-table/pagination-bar';
import type { TableSort } from '@/components/data-table/table-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { UnsentNote } from '@/components/uploads/unsent-note';
import { UploadList } from '@/components/uploads/upload-list';
import { useUploads } from '@/components/uploads/use-uploads';
import { candidateSortKeys } from '@/lib/candidates/enums';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import { countCandidateFilters } from '@/lib/candidates/search-params';
import type { CandidatesStatisticsDto, ProcessDto } from '@/lib/processes/schemas';
import { AddCvsButton } from './add-cvs-button';
import { useCandidateColumns } from './candidate-columns';
import { CandidateFilters } from './candidate-filters';
import { candidateHref, candidateName } from './candidate-name';
import { candidateKeys } from './candidate-queries';
import { DropZone } from './drop-zone';
import { FilterChips } from './filter-chips';
import { NobodyYet } from './nobody-yet';
import { OrderNote } from './order-note';
import { SelectionBar } from './selection-bar';
import { useCandidateSearch } from './use-candidate-search';
import { useRateCandidate } from './use-rate-candidate';

const noItems: CandidateListItem[] = [];
const noCriteria = {};

export interface CandidateRights {
  upload: boolean;
  rate: boolean;
  analyse: boolean;
}

interface CandidateListProps {
  process: Pick<ProcessDto, 'id' | 'name' | 'status'>;
  /** What came with the page, and when (epoch milliseconds). */
  initial: CandidateSearchAnswer;
  loadedAt: number;
  statistics: CandidatesStatisticsDto | undefined;
  rights: CandidateRights;
}

/** The candidate table: search, live rows, stars in place, and a target for CVs over its whole area. */
export function CandidateList({ process, initial, loadedAt, statistics, rights }: CandidateListProps) {
  const processId = process.id;
  const t = useTranslations('candidates');
  const router = useRouter();
  const client = useQueryClient();
  const { params, change, clearFilters, setPage, result, renew } = useCandidateSearch({ processId, initial, loadedAt });
  const uploads = useUploads(process);
  const [selection, setSelection] = useState<RowSelectionState>({});
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
  const describe = (id: string) => {
    const pages = client.getQueriesData<CandidateSearchAnswer>({ queryKey: candidateKeys.searches(processId) });
    const found = pages.flatMap(([, page]) => page?.items ?? []).find((item) => item.id === id);
    if (!found) return null;
    return { name: candidateName(found, (number) => t('numbered', { number })), ordinalNumber: found.ordinalNumber };
  };
  const selectedIds = Object.keys(selection);
  const deselect = (ids: string[]) =>
    setSelection((now) => Object.fromEntries(Object.entries(now).filter(([id]) => !ids.includes(id))));
  const filtered = countCandidateFilters(params) > 0;
  const onFiles = rights.upload ? uploads.add : null;
  const onSortChange = ({ by, order }: TableSort) => {
    const sortBy = candidateSortKeys.find((key) => key === by);
    if (sortBy) void change({ sortBy, sortOrder: order });
  };

  return (
    <DropZone onFiles={onFiles} className="relative flex min-h-0 flex-1 flex-col gap-2">
      {onFiles && <UnsentNote processId={processId} />}
      <UploadList items={uploads.items} />
      <DataTable
        selectable={selectableFeatures}
        id="candidates"
        label={t('title')}
        className="min-h-80 flex-1"
        rows={items}
        columns={columns}
        getRowId={(candidate) => candidate.id}
        sort={{ by: params.sortBy, order: params.sortOrder }}
        onSortChange={onSortChange}
        {...(rights.analyse ? { selection, onSelectionChange: setSelection } : {})}
        onOpen={(candidate) => router.push(hrefOf(candidate, items.indexOf(candidate)))}
        loading={result.isPending}
        totalRows={answer?.totalItems ?? 0}
        firstRow={firstRow}
        toolbar={
          <>
            {selectedIds.length === 0 && (
              <CandidateFilters params={params} statistics={statistics} onChange={(patch) => void change(patch)} />
            )}
            <SelectionBar process={process} selectedIds={selectedIds} describe={describe} onDeselect={deselect} />
            <FilterChips params={params} onChange={(patch) => void change(patch)} onClear={() => void clearFilters()} />
          </>
        }
        acts={onFiles && <AddCvsButton onFiles={onFiles} />}
        error={
          result.isError && !answer ? (
            <ListError error={result.error} onRetry={() => void result.refetch()} />
          ) : undefined
        }
        empty={
          filtered ? (
            <NothingFound onClear={() => void clearFilters()} />
          ) : (
            <NobodyYet process={process} onFiles={onFiles} />
          )
        }
        footer={
          answer && answer.totalItems > 0 ? (
            <>
              <StaleNote query={result} />
              {statistics && <OrderNote orderedAt={answer.orderedAt} statistics={statistics} onRefresh={renew} />}
              <PaginationBar
                page={answer.page}
                pageSize={answer.pageSize}
                totalItems={answer.totalItems}
                totalPages={answer.totalPages}
                onPageChange={(page) => void setPage(page)}
                onPageSizeChange={(pageSize) => void change({ pageSize })}
              />
            </>
          ) : null
        }
      />
    </DropZone>
  );
}

function ListError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('candidates');
  return <ErrorState error={error} kept={t('errorKept')} onRetry={onRetry} />;
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useTranslations('candidates.empty');
  return (
    <EmptyState icon={SearchX} title={t('nothingFound')} action={<Button onClick={onClear}>{t('clear')}</Button>}>
      {t('nothingFoundHint')}
    </EmptyState>
  );
}

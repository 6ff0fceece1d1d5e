'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useRef, useState } from 'react';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { useRateCandidate } from '@/components/fields/candidates/use-rate-candidate';
import { DepartureNotice } from '@/components/ats/departures/departure-notice';
import { PickConflictNotice } from '@/components/ats/picks/conflict-notice';
import { SyncButton } from '@/components/ats/sync/sync-button';
import { SyncPanel } from '@/components/ats/sync/sync-panel';
import { TrialPanel } from '@/components/ats/trial/trial-panel';
import { useProcessSync } from '@/components/ats/sync/use-process-sync';
import { AddCvsButton } from '@/components/candidates/upload/add-cvs-button';
import { DropZone } from '@/components/candidates/upload/drop-zone';
import { FilterChips } from '@/components/data-table/filter-chips';
import { ListFilters } from '@/components/data-table/list-filters';
import type { DataTableHandle } from '@/components/data-table/use-row-keyboard';
import { ListTable } from '@/components/data-table/list-table';
import { TableCard, TableToolbar } from '@/components/data-table/table-card';
import { lazyPart } from '@/components/ui/lazy-part';
import { useListColumns } from '@/components/data-table/use-list-columns';
import { useDataTable } from '@/components/data-table/use-data-table';
import { MissedUploadsNote } from '@/components/uploads/missed-uploads-note';
import { UploadList } from '@/components/uploads/upload-list';
import { useUploads } from '@/components/uploads/use-uploads';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { candidateColumns } from '@/lib/domain/candidate-enums';
import type { PickChoice } from '@/lib/ats/picks/pick-schemas';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import { searchKey, type PageData } from '@/lib/filters/list-params';
import type { CandidatesStatisticsDto, ProcessDto } from '@/lib/domain/process-schemas';
import { startsAnalyses } from '@/lib/domain/process-status';
import type { CandidateViewDto } from '@/lib/saved-views/schemas';
import { CandidateViews } from './candidate-views';
import { useCandidateColumns } from './candidate-columns';
import { NoCandidates } from './no-candidates';
import { OrderNote } from './order-note';
import { OutdatedNote } from './outdated-note';
import { RowKeys } from './row-keys';
import { SelectionBar } from './selection-bar';
import { useCandidateSearch } from './use-candidate-search';
import { useCandidateSelection } from './use-candidate-selection';
import { useCriteriaOrder, useVerdictFilter } from './use-criteria-strip';
import { useFilterDisplays } from './use-filter-displays';
import { useListedCandidates } from './use-listed-candidates';

const PickDialog = lazyPart(() => import('@/components/ats/picks/pick-dialog').then((module) => module.PickDialog));
const noItems: CandidateListItem[] = [];
const nothing = {};
/** Without a button of their own. */
const secondaryFilters = [
  ...(['rates', 'date', 'sources', 'applicationSources', 'opened', 'verdicts'] as const),
  ...(['languages', 'cities', 'voivodeships', 'salary'] as const),
];
/** Without an ATS nobody is in it; with one, who is not in it comes from a file. */
const hiddenByDefault = {
  linked: ['applicationSources', 'source', 'city'],
  unlinked: ['applicationSources', 'source', 'city', 'inAts'],
};

export interface CandidateRights {
  upload: boolean;
  rate: boolean;
  analyse: boolean;
  decide: boolean;
  export: boolean;
  /** Sending to the ATS. */
  pick: boolean;
  /** Deleting persons with all about them. */
  erase: boolean;
}

interface CandidateListProps {
  process: Pick<ProcessDto, 'id' | 'name' | 'status' | 'externalProcessId' | 'blindMode'>;
  initial: PageData<CandidateSearchAnswer>;
  statistics: CandidatesStatisticsDto | undefined;
  rights: CandidateRights;
  /** The user's views of candidate lists. */
  views: readonly CandidateViewDto[];
}

/** A process's candidates, with live rows and editable stars; CVs can be dropped anywhere on it. */
export function CandidateList({ process, initial, statistics, rights, views }: CandidateListProps) {
  const processId = process.id;
  const t = useTranslations('candidates');
  const router = useRouter();
  const { list, query, renew } = useCandidateSearch(process, initial);
  const uploads = useUploads(process);
  const onRate = useRateCandidate(processId);
  const link = useQuery(atsQueries.link(processId)).data?.link ?? null;
  const [picking, setPicking] = useState<PickChoice | null>(null);

  const rows = useRef<DataTableHandle>(null);
  const page = query.data;
  const { sync, lastSyncAt, start } = useProcessSync(processId, link !== null, {
    first: () => page?.totalItems === 0 && renew(),
    end: renew,
  });
  const searchId = page?.searchId;
  const firstRow = page ? (page.page - 1) * page.pageSize : 0;
  const hrefOf = useCallback(
    (candidate: CandidateListItem, index: number) =>
      candidateHref(processId, candidate.id, searchId ? { searchId, position: firstRow + index + 1 } : null),
    [processId, searchId, firstRow],
  );
  const { displays, criteria } = useFilterDisplays(processId, statistics);
  const items = page?.items ?? noItems;
  const columns = useCandidateColumns({
    hrefOf,
    onRate: rights.rate ? onRate : null,
    selectable: rights.analyse || rights.export,
    criteria: page?.criteria ?? nothing,
    order: useCriteriaOrder(criteria, items),
    hits: page?.hits ?? nothing,
    onVerdict: useVerdictFilter(list),
    blindMode: process.blindMode,
  });
  const { selection, rowSelection } = useCandidateSelection(page, searchKey(list.filters, list.params));
  const { visible, columnVisibility } = useListColumns({
    tableId: 'candidates',
    ids: candidateColumns,
    named: list.params.columns,
    hiddenByDefault: hiddenByDefault[process.externalProcessId === null ? 'unlinked' : 'linked'],
    onChange: list.change,
  });
  const table = useDataTable({
    rows: items,
    columns,
    columnVisibility,
    getRowId: ({ id }) => id,
    selectable: rights.analyse || rights.export,
    rowSelection,
  });
  const { find, describe } = useListedCandidates(processId);
  const onFiles = rights.upload ? uploads.add : null;
  const onSync = rights.upload ? (full: boolean) => start.mutate({ full }) : null;
  const mayPick = link !== null && rights.pick;
  const chosen = selection && 'candidateIds' in selection.choice ? selection.choice.candidateIds : [];
  const areAllUploaded = chosen.length > 0 && chosen.every((id) => find(id)?.source === 'KNOW_ME');
  const filters = {
    filters: list.filters,
    values: list.values,
    namespace: 'candidates',
    optionLabel: (labels: string, value: string) => t(`${labels}.${value}`),
    displays,
    secondary: secondaryFilters,
    onChange: list.change,
  };

  return (
    <DropZone onFiles={onFiles} className="relative flex min-h-0 flex-1 flex-col gap-2">
      {onFiles && <MissedUploadsNote processId={processId} />}
      {link && sync && <SyncPanel sync={sync} onRetry={onSync && (() => onSync(false))} />}
      {link && <DepartureNotice processId={processId} syncEndedAt={sync?.endedAt ?? null} />}
      {link && sync && <TrialPanel processId={processId} sync={sync} mayFetch={rights.upload} />}
      {link && (
        <PickConflictNotice processId={processId} sending={statistics?.byStatus['AWAITING_EXTERNAL_PICK'] ?? 0} />
      )}
      {rights.analyse && startsAnalyses(process.status) && (
        <OutdatedNote processId={processId} count={statistics?.byStatus['PROCESSING_OUTDATED'] ?? 0} />
      )}
      <TableCard label={t('title')} className="min-h-80 flex-1">
        <TableToolbar
          table={table}
          actions={
            selection ? null : (
              <>
                {link && (
                  <SyncButton
                    processId={processId}
                    running={start.isPending || sync?.state === 'RUNNING'}
                    lastSyncAt={lastSyncAt}
                    onSync={onSync}
                    onPickAll={mayPick && startsAnalyses(process.status) ? () => setPicking({ all: true }) : null}
                  />
                )}
                {onFiles && <AddCvsButton onFiles={onFiles} short />}
              </>
            )
          }
        >
          {selection ? (
            <SelectionBar
              process={process}
              judging={statistics}
              selection={selection}
              describe={describe}
              mayDecide={rights.decide}
              mayExport={rights.export}
              mayAnalyse={rights.analyse}
              mayErase={rights.erase}
              onPick={mayPick ? () => setPicking(selection.choice) : null}
              pickObstacle={link && !link.createsCandidates && areAllUploaded ? 'NOT_FROM_ATS' : null}
            />
          ) : (
            <>
              <CandidateViews processId={processId} views={views} list={list} columns={visible} />
              <ListFilters {...filters} />
            </>
          )}
          <FilterChips {...filters} />
        </TableToolbar>
        <UploadList items={uploads.items} />
        <ListTable
          handle={rows}
          list={list}
          query={query}
          table={table}
          label={t('title')}
          nothingFound={t('empty.nothingFound')}
          note={statistics && <OrderNote orderedAt={page?.orderedAt} statistics={statistics} onRefresh={renew} />}
          onOpen={(candidate) => router.push(hrefOf(candidate, items.indexOf(candidate)))}
        >
          <NoCandidates
            process={process}
            onFiles={onFiles}
            sync={sync}
            onSync={link && onSync && (() => onSync(false))}
          />
        </ListTable>
      </TableCard>
      <RowKeys
        processId={processId}
        items={items}
        table={rows}
        hrefOf={hrefOf}
        mayDecide={rights.decide}
        onRate={rights.rate ? onRate : null}
        mayAnalyse={rights.analyse && startsAnalyses(process.status)}
        onClear={selection?.clear ?? null}
      />
      {picking && (
        <PickDialog
          processId={processId}
          choice={picking}
          describe={describe}
          onSent={selection?.clear}
          onClose={() => setPicking(null)}
        />
      )}
    </DropZone>
  );
}

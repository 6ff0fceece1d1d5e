'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { StaleNote } from '@/components/connection/stale-note';
import { DataTable } from '@/components/data-table/data-table';
import { FilterChips } from '@/components/data-table/filter-chips';
import { ListFilters } from '@/components/data-table/list-filters';
import { NothingFound } from '@/components/data-table/nothing-found';
import { PaginationBar } from '@/components/data-table/pagination-bar';
import { TableCard, TableFooter, TableToolbar } from '@/components/data-table/table-card';
import { useColumnVisibility } from '@/components/data-table/use-column-visibility';
import { useDataTable } from '@/components/data-table/use-data-table';
import { quickViewSubject } from '@/components/navigation/quick-view-subject';
import { useQuickViewRow } from '@/components/navigation/use-quick-view-row';
import { ErrorState } from '@/components/ui/error-state';
import { lazyPart } from '@/components/ui/lazy-part';
import type { PageData } from '@/lib/filters/list-params';
import { processColumns } from '@/lib/processes/enums';
import { processFilters } from '@/lib/processes/filters';
import type { ProcessListItem, ProcessPage } from '@/lib/processes/schemas';
import type { ProcessViewDto } from '@/lib/saved-views/schemas';
import { hiddenProcessColumns, useProcessColumns } from './process-columns';
import { ProcessListContext } from './process-list-context';
import { ProcessListEmpty } from './process-list-empty';
import { isChanged, type ProcessListView } from '@/components/processes/views/process-list-view';
import { ProcessStatusBadge } from '@/components/processes/fields/process-status-badge';
import { RequirementsDetail } from './requirements-detail';
import { useChangeStatus, type StatusChange } from '@/components/processes/queries/use-change-status';
import { useContinueCreating } from '@/components/processes/fields/use-continue-creating';
import { useCreatorName, type Creator } from './use-creator-name';
import { useProcessFilterTexts } from './use-process-filter-texts';
import { useProcessSearch } from './use-process-search';
import { ViewsButton } from '@/components/processes/views/views-button';

const CreatorFilter = lazyPart(() => import('./creator-filter').then((module) => module.CreatorFilter));

const noItems: ProcessListItem[] = [];

interface ProcessTableProps {
  initial: PageData<ProcessPage>;
  views: ProcessViewDto[];
  /** Who the address filters by. */
  creator: Creator | null;
}

/** The columns that are shown: by the address, else as this browser remembers them. */
function useProcessColumnChoice(columns: ProcessListView['columns'], onChange: (patch: object) => void) {
  const given = columns && {
    visibility: Object.fromEntries(processColumns.map((id) => [id, columns.includes(id)])),
    onChange: (visibility: Record<string, boolean>) =>
      onChange({ columns: processColumns.filter((id) => visibility[id] !== false) }),
  };
  return useColumnVisibility('processes', { hidden: hiddenProcessColumns, given });
}

/** What the cells of the list can do to their row. */
function useRowActions() {
  const { mutateAsync } = useChangeStatus();
  const [openRows, setOpenRows] = useState<ReadonlySet<string>>(new Set());
  const toggleRow = useCallback((processId: string) => {
    setOpenRows(
      (rows) =>
        new Set([...rows].includes(processId) ? [...rows].filter((id) => id !== processId) : [...rows, processId]),
    );
  }, []);
  return useMemo(
    () => ({
      openRows,
      toggleRow,
      // A failure is told by a banner.
      changeStatus: (change: StatusChange) =>
        mutateAsync(change).then(
          () => undefined,
          () => undefined,
        ),
    }),
    [openRows, toggleRow, mutateAsync],
  );
}

/** All processes. Filters, sorting and paging are in the address. */
export function ProcessTable({ initial, views, creator }: ProcessTableProps) {
  const t = useTranslations('processes');
  const words = useTranslations('dataTable');
  const router = useRouter();
  const { params, values, filtered, change, noFilters, result } = useProcessSearch(initial);
  const found = result.data;
  const rows = found?.items ?? noItems;
  const columnVisibility = useProcessColumnChoice(params.columns, change);
  const table = useDataTable({
    id: 'processes',
    rows,
    columns: useProcessColumns(),
    columnVisibility,
    getRowId: ({ id }) => id,
  });
  const actions = useRowActions();
  const continueCreating = useContinueCreating();
  const currentRowId = useQuickViewRow();

  useEffect(() => {
    const known = quickViewSubject.read();
    if (!rows.some(({ id }) => id === known)) quickViewSubject.set(rows[0]?.id ?? null);
  }, [rows]);

  // Of somebody else's view, or one that is gone, the address has all but the name.
  const opened = views.find(({ id }) => id === params.view) ?? null;
  const display = { filters: values, columns: params.columns, sortBy: params.sortBy, sortOrder: params.sortOrder };
  const filters = {
    filters: processFilters,
    values,
    texts: useProcessFilterTexts(),
    displays: {
      searchPhrase: { placeholder: t('filter.searchPhraseShort') },
      statuses: {
        draw: (value: string) => <ProcessStatusBadge status={value as ProcessListItem['status']} />,
      },
      createdBy: { control: CreatorFilter, name: useCreatorName(values.createdBy ?? null, creator) },
    },
    onChange: change,
  };
  const clearFilters = () => change(noFilters);
  return (
    <ProcessListContext value={actions}>
      <TableCard label={t('title')} className="min-h-0">
        <TableToolbar table={table}>
          <ViewsButton
            views={{ all: views, current: opened, changed: opened !== null && isChanged(opened, display) }}
            display={display}
            shownColumns={processColumns.filter((id) => columnVisibility[0][id] !== false)}
            onChange={change}
          />
          <ListFilters {...filters} title={t('title')} />
          <FilterChips {...filters} onClear={clearFilters}>
            {found && (
              <p role="status" className="text-ink-muted text-sm tabular-nums">
                {t('total', { count: found.totalItems })}
              </p>
            )}
          </FilterChips>
        </TableToolbar>
        {result.isError && !found ? (
          <ErrorState error={result.error} kept={words('errorKept')} onRetry={() => void result.refetch()} />
        ) : (
          <DataTable
            table={table}
            label={t('title')}
            sort={params}
            onSortChange={change}
            onOpen={(process) => {
              if (!continueCreating(process)) router.push(`/processes/${process.id}`);
            }}
            onActiveRowChange={({ id }) => quickViewSubject.set(id)}
            currentRowId={currentRowId}
            loading={result.isPending || result.isPlaceholderData}
            place={found}
            detailOf={({ id }) => (actions.openRows.has(id) ? <RequirementsDetail processId={id} /> : null)}
          >
            {filtered ? <NothingFound title={t('nothingMatches')} onClear={clearFilters} /> : <ProcessListEmpty />}
          </DataTable>
        )}
        {found && found.totalItems > 0 && (
          <TableFooter>
            <StaleNote query={result} />
            <PaginationBar found={found} onChange={change} />
          </TableFooter>
        )}
      </TableCard>
    </ProcessListContext>
  );
}

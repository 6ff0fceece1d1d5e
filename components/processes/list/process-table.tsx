'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { FilterChips } from '@/components/data-table/filter-chips';
import { ListFilters } from '@/components/data-table/list-filters';
import { ListTable } from '@/components/data-table/list-table';
import { TableCard, TableToolbar } from '@/components/data-table/table-card';
import { useColumnVisibility } from '@/components/data-table/use-column-visibility';
import { useColumns } from '@/components/data-table/use-columns';
import { useDataTable } from '@/components/data-table/use-data-table';
import { quickViewSubject } from '@/components/navigation/quick-view-subject';
import { useQuickViewRow } from '@/components/navigation/use-quick-view-row';
import { ProcessStatusBadge } from '@/components/processes/fields/process-status-badge';
import { useContinueCreating } from '@/components/processes/fields/use-continue-creating';
import { isChanged } from '@/components/processes/views/process-list-view';
import { ViewsButton } from '@/components/processes/views/views-button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { PageData } from '@/lib/filters/list-params';
import { processColumns } from '@/lib/processes/enums';
import type { ProcessListItem, ProcessPage } from '@/lib/processes/schemas';
import type { ProcessViewDto } from '@/lib/saved-views/schemas';
import { hiddenProcessColumns, processColumnDisplays } from './process-columns';
import { ProcessListEmpty } from './process-list-empty';
import { RequirementsDetail } from './requirements-detail';
import { useCreatorName, type Creator } from './use-creator-name';
import { useProcessSearch } from './use-process-search';

const CreatorFilter = lazyPart(() => import('./creator-filter').then((module) => module.CreatorFilter));

const noItems: ProcessListItem[] = [];

interface ProcessTableProps {
  initial: PageData<ProcessPage>;
  views: ProcessViewDto[];
  /** The creator that the URL filters by. */
  creator: Creator | null;
}

/** The process list; filters, sorting and paging are in the URL. */
export function ProcessTable({ initial, views, creator }: ProcessTableProps) {
  const t = useTranslations('processes');
  const router = useRouter();
  const { list, query } = useProcessSearch(initial);
  const { params, values, change } = list;
  const rows = query.data?.items ?? noItems;

  const storedVisibility = useColumnVisibility('processes', hiddenProcessColumns);
  const visible = params.columns ?? processColumns.filter((id) => storedVisibility[0][id] !== false);
  const table = useDataTable({
    rows,
    columns: useColumns('processes', processColumnDisplays),
    // Columns in the URL take precedence and leave the stored ones alone.
    columnVisibility: params.columns
      ? [
          Object.fromEntries(processColumns.map((id) => [id, visible.includes(id)])),
          (next) => change({ columns: processColumns.filter((id) => next[id] !== false) }),
        ]
      : storedVisibility,
    getRowId: ({ id }) => id,
  });
  const continueCreating = useContinueCreating();
  const currentRowId = useQuickViewRow();

  useEffect(() => {
    const subject = quickViewSubject.read();
    if (!rows.some(({ id }) => id === subject)) quickViewSubject.set(rows[0]?.id ?? null);
  }, [rows]);

  // Another user's view, or a deleted one, has no name here; the URL has everything else.
  const openView = views.find(({ id }) => id === params.view) ?? null;
  const display = { filters: values, columns: params.columns, sortBy: params.sortBy, sortOrder: params.sortOrder };
  const filters = {
    filters: list.filters,
    values,
    namespace: 'processes',
    optionLabel: (labels: string, value: string) => t(`${labels}.${value}`),
    displays: {
      searchPhrase: { placeholder: t('filter.searchPhraseShort') },
      statuses: {
        render: (value: string) => <ProcessStatusBadge status={value as ProcessListItem['status']} />,
      },
      createdBy: { control: CreatorFilter, name: useCreatorName(values.createdBy ?? null, creator) },
    },
    onChange: change,
  };
  return (
    <TableCard label={t('title')} className="min-h-0">
      <TableToolbar table={table}>
        <ViewsButton
          views={views}
          current={openView}
          changed={openView !== null && isChanged(openView, display)}
          query={{ ...display, columns: visible }}
          onChange={change}
        />
        <ListFilters {...filters} />
        <FilterChips {...filters}>
          {query.data && (
            <p role="status" className="text-ink-muted text-sm tabular-nums">
              {t('total', { count: query.data.totalItems })}
            </p>
          )}
        </FilterChips>
      </TableToolbar>
      <ListTable
        list={list}
        query={query}
        table={table}
        label={t('title')}
        nothingFound={t('nothingFound')}
        onOpen={(process) => {
          if (!continueCreating(process)) router.push(`/processes/${process.id}`);
        }}
        onActiveRowChange={({ id }) => quickViewSubject.set(id)}
        currentRowId={currentRowId}
        renderDetail={({ id }) => <RequirementsDetail processId={id} />}
      >
        <ProcessListEmpty />
      </ListTable>
    </TableCard>
  );
}

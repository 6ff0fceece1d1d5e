'use client';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { FilterChips } from '@/components/data-table/filter-chips';
import { ListFilters } from '@/components/data-table/list-filters';
import { ListTable } from '@/components/data-table/list-table';
import { TableCard, TableToolbar } from '@/components/data-table/table-card';
import { useColumns } from '@/components/data-table/use-columns';
import { useListColumns } from '@/components/data-table/use-list-columns';
import { useDataTable } from '@/components/data-table/use-data-table';
import { useListParams, useListQuery } from '@/components/data-table/use-list';
import { quickViewSubject } from '@/components/navigation/quick-view-subject';
import { useQuickViewRow } from '@/components/navigation/use-quick-view-row';
import { ProcessStatusBadge } from '@/components/fields/processes/process-status-badge';
import { useContinueCreating } from '@/components/fields/processes/use-continue-creating';
import { RequirementSummary } from '@/components/processes/summary/requirement-summary';
import { processQueries, fetchProcesses } from '@/components/queries/processes/process-queries';
import { pollingIntervals } from '@/components/query/polling-intervals';
import { useIdle } from '@/components/query/use-idle';
import { useDescribeView } from '@/components/saved-views/use-describe-view';
import { ViewsButton } from '@/components/saved-views/views-button';
import { ErrorState } from '@/components/ui/error-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { Spinner } from '@/components/ui/spinner';
import type { PageData } from '@/lib/filters/list-params';
import { processColumns } from '@/lib/domain/process-enums';
import type { ProcessListItem, ProcessPage } from '@/lib/domain/process-schemas';
import { processList, toProcessQuery } from '@/lib/processes/search-params';
import type { ProcessViewDto } from '@/lib/saved-views/schemas';
import { useCan } from '@/components/users/current-user';
import { shortUsersQuery } from '@/components/users/short-users';
import { usePersonName } from '@/components/users/use-person-name';
import { ProcessDrafts } from './process-drafts';
import { hiddenProcessColumns, processColumnDisplays } from './process-columns';
import { ProcessListEmpty } from './process-list-empty';

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
  const view = useTranslations('savedViews');
  const router = useRouter();
  const { list, query } = useProcessSearch(initial);
  const { params, values, change } = list;
  const rows = query.data?.items ?? noItems;

  const { visible, columnVisibility } = useListColumns({
    tableId: 'processes',
    ids: processColumns,
    named: params.columns,
    hiddenByDefault: hiddenProcessColumns,
    onChange: change,
  });
  const table = useDataTable({
    rows,
    columns: useColumns('processes', processColumnDisplays),
    columnVisibility,
    getRowId: ({ id }) => id,
  });
  const mayEdit = useCan('process:write');
  const continueCreating = useContinueCreating();
  const currentRowId = useQuickViewRow();

  useEffect(() => {
    const subject = quickViewSubject.read();
    if (!rows.some(({ id }) => id === subject)) quickViewSubject.set(rows[0]?.id ?? null);
  }, [rows]);

  const { sortBy, sortOrder, pageSize } = params;
  const order = { sortBy, sortOrder, pageSize };
  const display = { filters: values, columns: params.columns, ...order };
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
  const describe = useDescribeView({ ...filters, table });
  return (
    <TableCard label={t('title')} className="min-h-0">
      <TableToolbar table={table}>
        <ViewsButton
          list={processList}
          addresses={{ page: '/processes', calls: '/users/me/process-views' }}
          all={{ label: view('all.PROCESSES'), href: '/processes?view=all' }}
          views={views}
          openId={params.view}
          display={display}
          hasDefault
          query={{ ...display, columns: visible }}
          describe={describe}
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
      <ProcessDrafts mayEdit={mayEdit} />
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

/** The description and the requirements, below the expanded row. */
function RequirementsDetail({ processId }: { processId: string }) {
  const { data, error, refetch } = useQuery(processQueries.detail(processId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  return (
    <div className="grid max-h-80 gap-x-10 gap-y-3 overflow-y-auto lg:grid-cols-2">
      {data.requirements && <p className="max-w-prose break-words whitespace-pre-line">{data.requirements}</p>}
      <div>
        <RequirementSummary requirements={data.requirementList} />
      </div>
    </div>
  );
}

/** A creator of processes, possibly a deactivated user. */
interface Creator {
  userId: string;
  name: string;
}

/** A user's name; the id until it is loaded. `known` is the user whose name came with the page. */
function useCreatorName(userId: string | null, known: Creator | null): string | null {
  const personName = usePersonName();
  const isKnown = userId === null || userId === known?.userId;
  const { data } = useQuery({ ...shortUsersQuery, enabled: !isKnown });
  if (isKnown) return known?.name ?? null;
  const person = data?.find((one) => one.userId === userId);
  return person ? personName(person) : userId;
}

/** The process list's state in the URL and the rows for it, polled while a process is in progress. */
function useProcessSearch(initial: PageData<ProcessPage>) {
  const idle = useIdle();
  const { change: changeParams, ...state } = useListParams(processList);
  const change: typeof changeParams = (patch, options) =>
    // Without any parameter the page would open the default view.
    changeParams({ view: state.params.view ?? 'all', ...patch }, options);
  const list = { ...state, change };
  const query = useListQuery<ProcessPage>({
    list,
    keyPrefix: processQueries.searches,
    initial,
    queryFn: ({ signal }) => fetchProcesses(toProcessQuery(list.params), signal),
    refetchInterval: ({ state }) => {
      const running = state.data?.items.some(({ status }) => status === 'IN_PROGRESS');
      return running ? (idle ? pollingIntervals.chartsIdle : pollingIntervals.page) : false;
    },
  });
  return { list, query };
}

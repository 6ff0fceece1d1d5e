'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode, ComponentProps } from 'react';
import { FilterChips } from '@/components/data-table/filter-chips';
import { ListFilters } from '@/components/data-table/list-filters';
import { TableToolbar } from '@/components/data-table/table-card';
import type { useListParams } from '@/components/data-table/use-list';
import { useDescribeView } from '@/components/saved-views/use-describe-view';
import { ViewsButton } from '@/components/saved-views/views-button';
import { candidateFilters } from '@/lib/domain/candidate-filters';
import { candidateList } from '@/lib/candidates/search/search-params';
import type { CandidateViewDto } from '@/lib/saved-views/schemas';
import type { useCandidateSearch } from './use-candidate-search';
import type { useCandidateTable } from './use-candidate-table';

type FilterName = keyof typeof candidateFilters;

/** With a button of their own. */
const primaryFilters: readonly FilterName[] = ['statuses', 'match', 'decisions'];
const secondaryFilters = (Object.keys(candidateFilters) as FilterName[]).filter((id) => !primaryFilters.includes(id));

interface CandidateToolbarProps {
  processId: string;
  views: readonly CandidateViewDto[];
  list: ReturnType<typeof useCandidateSearch>['list'];
  rows: ReturnType<typeof useCandidateTable>;
  actions: ReactNode;
  /** Takes the place of the filters while candidates are selected. */
  selectionBar: ReactNode;
}

/** The filters and saved views above the table, or what can be done with the selected ones. */
export function CandidateToolbar({ processId, views, list, rows, actions, selectionBar }: CandidateToolbarProps) {
  const t = useTranslations('candidates');
  const filters = {
    filters: list.filters,
    values: list.values,
    namespace: 'candidates',
    optionLabel: (labels: string, value: string) => t(`${labels}.${value}`),
    displays: rows.displays,
    secondary: secondaryFilters,
    onChange: list.change,
  };
  const describe = useDescribeView({ ...filters, table: rows.table });
  return (
    <TableToolbar table={rows.table} actions={selectionBar ? null : actions}>
      {selectionBar ?? (
        <>
          <CandidateViews processId={processId} views={views} list={list} columns={rows.visible} describe={describe} />
          <ListFilters {...filters} />
        </>
      )}
      <FilterChips {...filters} />
    </TableToolbar>
  );
}

type List = ReturnType<typeof useListParams<typeof candidateList.filters, typeof candidateList.parsers>>;

interface CandidateViewsProps {
  processId: string;
  /** All of the user's views of candidate lists. */
  views: readonly CandidateViewDto[];
  list: Pick<List, 'params' | 'values' | 'change'>;
  /** The visible columns. */
  columns: string[];
  /** See `ViewsButton`. */
  describe: ComponentProps<typeof ViewsButton>['describe'];
}

/** The user's saved views of this list. One that filters by criteria belongs to their process, the others suit all. */
function CandidateViews({ processId, views, list, columns, describe }: CandidateViewsProps) {
  const t = useTranslations('savedViews');
  const { params, values, change } = list;
  const { sortBy, sortOrder, pageSize } = params;
  const order = { sortBy, sortOrder, pageSize };
  const display = { filters: values, columns: params.columns, ...order };
  const page = `/processes/${processId}`;
  return (
    <ViewsButton
      list={candidateList}
      addresses={{ page, calls: '/users/me/candidate-views' }}
      all={{ label: t('all.CANDIDATES'), href: page }}
      views={views.filter((view) => view.processId === null || view.processId === processId)}
      openId={params.view}
      display={display}
      query={{ ...display, columns, processId: values.verdicts ? processId : null }}
      hasDefault={false}
      describe={describe}
      onChange={change}
    />
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FilterChips } from '@/components/data-table/filter-chips';
import { ListFilters } from '@/components/data-table/list-filters';
import { TableToolbar } from '@/components/data-table/table-card';
import { useDescribeView } from '@/components/saved-views/use-describe-view';
import { candidateFilters } from '@/lib/domain/candidate-filters';
import type { CandidateViewDto } from '@/lib/saved-views/schemas';
import { CandidateViews } from './candidate-views';
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

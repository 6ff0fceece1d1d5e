'use client';

import type { RowData } from '@tanstack/react-table';
import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { StaleNote } from '@/components/connection/stale-note';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { clearedFilters } from '@/lib/filters/filter-set';
import { DataTable } from './data-table';
import { PaginationBar } from './pagination-bar';
import type { TableSort } from './table-header';
import type { useListParams, useListQuery } from './use-list';

type DataTableProps<TRow extends RowData> = ComponentProps<typeof DataTable<TRow>>;
interface ListPage {
  items: readonly unknown[];
  page: number;
  pageSize: number;
  totalItems: number;
  totalPages: number;
}

interface ListTableProps<TRow extends RowData> extends Omit<
  DataTableProps<TRow>,
  'sort' | 'onSortChange' | 'page' | 'loading'
> {
  list: Pick<ReturnType<typeof useListParams>, 'filters' | 'filtered' | 'change'> & { params: TableSort };
  query: ReturnType<typeof useListQuery<ListPage>>;
  /** Title of the empty state when no row matches the filters. */
  nothingFound: string;
  /** In the footer, before the paging. */
  note?: ReactNode;
  /** The empty state without filters. */
  children: ReactNode;
}

/** The rows of a list with its error and empty states, and a footer with paging. */
export function ListTable<TRow extends RowData>(props: ListTableProps<TRow>) {
  const { list, query, nothingFound, note, children, ...table } = props;
  const t = useTranslations('dataTable');
  const page = query.data;
  if (query.isError && !page) {
    return <ErrorState error={query.error} kept={t('errorKept')} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      <DataTable
        {...table}
        sort={list.params}
        onSortChange={list.change}
        loading={query.isPending || query.isPlaceholderData}
        page={page}
      >
        {list.filtered ? (
          <EmptyState
            icon={SearchX}
            title={nothingFound}
            action={<Button onClick={() => list.change(clearedFilters(list.filters))}>{t('filter.clear')}</Button>}
          >
            {t('filter.nothingFoundHint')}
          </EmptyState>
        ) : (
          children
        )}
      </DataTable>
      {page && page.totalItems > 0 && (
        <div className="border-t px-3 py-1.5">
          <StaleNote query={query} />
          {note}
          <PaginationBar page={page} onChange={list.change} />
        </div>
      )}
    </>
  );
}

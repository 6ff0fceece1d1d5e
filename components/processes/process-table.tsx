'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import { PaginationBar } from '@/components/data-table/pagination-bar';
import type { TableSort } from '@/components/data-table/table-header';
import { useQuickView } from '@/components/layout/quick-view-state';
import { processSortKeys } from '@/lib/processes/enums';
import type { ProcessPage, ProcessSearchQuery } from '@/lib/processes/schemas';
import { useProcessColumns } from './process-columns';
import { ProcessListEmpty } from './process-list-empty';
import { useLiveRefresh } from './use-live-refresh';
import { useProcessListParams } from './use-process-list-params';

interface ProcessTableProps {
  found: ProcessPage;
  /** What the server was asked for, by the address. */
  query: Pick<ProcessSearchQuery, 'sortBy' | 'sortOrder'>;
}

/** All processes. Sorting and paging are in the address. */
export function ProcessTable({ found, query }: ProcessTableProps) {
  const t = useTranslations('processes');
  const router = useRouter();
  const columns = useProcessColumns();
  const { subjectId, setSubjectId } = useQuickView();
  const { loading, setParams } = useProcessListParams();
  useLiveRefresh(found.items.some(({ status }) => status === 'IN_PROGRESS'));

  const subjectIsListed = found.items.some(({ id }) => id === subjectId);
  const firstId = found.items[0]?.id ?? null;
  useEffect(() => {
    if (!subjectIsListed) setSubjectId(firstId);
  }, [subjectIsListed, firstId, setSubjectId]);

  const onSortChange = ({ by, order }: TableSort) => {
    const sortBy = processSortKeys.find((key) => key === by);
    if (sortBy) setParams({ sortBy, sortOrder: order, page: 1 });
  };
  if (found.totalItems === 0) return <ProcessListEmpty />;
  return (
    <DataTable
      id="processes"
      label={t('title')}
      rows={found.items}
      columns={columns}
      getRowId={({ id }) => id}
      sort={{ by: query.sortBy, order: query.sortOrder }}
      onSortChange={onSortChange}
      onOpen={({ id }) => router.push(`/processes/${id}`)}
      onActiveRowChange={({ id }) => setSubjectId(id)}
      loading={loading}
      totalRows={found.totalItems}
      firstRow={(found.page - 1) * found.pageSize}
      toolbar={<p className="text-ink-muted text-sm tabular-nums">{t('total', { count: found.totalItems })}</p>}
      footer={
        <PaginationBar
          page={found.page}
          pageSize={found.pageSize}
          totalItems={found.totalItems}
          totalPages={found.totalPages}
          onPageChange={(page) => setParams({ page })}
          onPageSizeChange={(pageSize) => setParams({ pageSize, page: 1 })}
        />
      }
      className="min-h-0"
    />
  );
}

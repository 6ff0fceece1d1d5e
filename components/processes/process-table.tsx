'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import { PaginationBar } from '@/components/data-table/pagination-bar';
import type { TableSort } from '@/components/data-table/table-header';
import { useColumnVisibility } from '@/components/data-table/use-column-visibility';
import { quickViewSubject } from '@/components/layout/quick-view-subject';
import { useQuickViewRow } from '@/components/layout/use-quick-view-row';
import { processColumns, processSortKeys } from '@/lib/processes/enums';
import type { ProcessPage } from '@/lib/processes/schemas';
import { hiddenProcessColumns, useProcessColumns } from './process-columns';
import { ProcessFilters } from './process-filters';
import { ProcessListContext } from './process-list-context';
import type { ProcessListLook } from './process-list-look';
import { RequirementsDetail } from './requirements-detail';
import { ViewsButton } from './views/views-button';
import type { ProcessViews } from './views/views-props';
import { useContinueCreating } from './use-continue-creating';
import { useLiveRefresh } from './use-live-refresh';
import { useProcessListActs } from './use-process-list-acts';
import { useProcessListParams, type ProcessListParams } from './use-process-list-params';

interface ProcessTableProps {
  found: ProcessPage;
  /** What the server was asked for, by the address. */
  look: ProcessListLook;
  views: ProcessViews;
  /** The filters that are set. */
  chips: ReactNode;
  /** In place of rows where there are none. */
  nothing: ReactNode;
}

/** The columns that are shown: by the address, else as this browser remembers them. */
function useProcessColumnChoice(columns: ProcessListLook['columns'], setParams: ProcessListParams['setParams']) {
  const given = useMemo(
    () =>
      columns && {
        visibility: Object.fromEntries(processColumns.map((id) => [id, columns.includes(id)])),
        onChange: (visibility: Record<string, boolean>) =>
          setParams({ columns: processColumns.filter((id) => visibility[id] !== false) }),
      },
    [columns, setParams],
  );
  return useColumnVisibility('processes', { hidden: hiddenProcessColumns, given });
}

/** All processes. Filters, sorting and paging are in the address. */
export function ProcessTable({ found, look, views, chips, nothing }: ProcessTableProps) {
  const t = useTranslations('processes');
  const router = useRouter();
  const columns = useProcessColumns();
  const { loading, setParams } = useProcessListParams();
  const columnVisibility = useProcessColumnChoice(look.columns, setParams);
  const shownColumns = processColumns.filter((id) => columnVisibility[0][id] !== false);
  const acts = useProcessListActs();
  const continueCreating = useContinueCreating();
  const currentRowId = useQuickViewRow();
  useLiveRefresh(found.items.some(({ status }) => status === 'IN_PROGRESS'));

  useEffect(() => {
    const known = quickViewSubject.read();
    if (!found.items.some(({ id }) => id === known)) quickViewSubject.put(found.items[0]?.id ?? null);
  }, [found.items]);

  const onSortChange = ({ by, order }: TableSort) => {
    const sortBy = processSortKeys.find((key) => key === by);
    if (sortBy) setParams({ sortBy, sortOrder: order });
  };
  return (
    <ProcessListContext value={acts}>
      <DataTable
        id="processes"
        label={t('title')}
        rows={found.items}
        columns={columns}
        columnVisibility={columnVisibility}
        getRowId={({ id }) => id}
        sort={{ by: look.sortBy, order: look.sortOrder }}
        onSortChange={onSortChange}
        onOpen={(process) => {
          if (!continueCreating(process)) router.push(`/processes/${process.id}`);
        }}
        onActiveRowChange={({ id }) => quickViewSubject.put(id)}
        currentRowId={currentRowId}
        loading={loading}
        totalRows={found.totalItems}
        firstRow={(found.page - 1) * found.pageSize}
        toolbar={
          <>
            <ViewsButton views={views} look={look} shownColumns={shownColumns} setParams={setParams} />
            <ProcessFilters filters={look.filters} setParams={setParams} />
            {chips}
          </>
        }
        empty={nothing}
        footer={
          found.totalItems > 0 && (
            <PaginationBar
              page={found.page}
              pageSize={found.pageSize}
              totalItems={found.totalItems}
              totalPages={found.totalPages}
              onPageChange={(page) => setParams({ page: page === 1 ? null : page })}
              onPageSizeChange={(pageSize) => setParams({ pageSize })}
            />
          )
        }
        detailOf={(process) => (acts.openRows.has(process.id) ? <RequirementsDetail process={process} /> : null)}
        className="min-h-0"
      />
    </ProcessListContext>
  );
}

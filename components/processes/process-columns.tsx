'use client';

import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useRowTabIndex } from '@/components/data-table/row-active-context';
import { dataTableColumns, type DataTableColumn } from '@/components/data-table/table-features';
import type { ProcessDto } from '@/lib/processes/schemas';
import { ProcessStatusBadge } from './process-status-badge';

const helper = dataTableColumns<ProcessDto>();

function NameCell({ process }: { process: ProcessDto }) {
  const tabIndex = useRowTabIndex();
  return (
    <Link
      href={`/processes/${process.id}`}
      tabIndex={tabIndex}
      title={process.name}
      className="block truncate rounded-sm font-medium hover:underline"
    >
      {process.name}
    </Link>
  );
}

function Count({ value }: { value: number }) {
  const format = useFormatter();
  return <span className={value === 0 ? 'text-ink-faint tabular-nums' : 'tabular-nums'}>{format.number(value)}</span>;
}

/** The columns of the process list (specification, section 2). */
export function useProcessColumns(): DataTableColumn<ProcessDto>[] {
  const t = useTranslations('processes.column');
  const format = useFormatter();
  return useMemo(
    () =>
      helper.columns([
        helper.accessor('ordinalNumber', {
          id: 'ordinalNumber',
          header: t('ordinalNumber'),
          meta: { width: 56, label: t('ordinalNumber'), sortKey: 'ORDINAL_NUMBER', firstOrder: 'DESC', align: 'end' },
          cell: ({ row }) => <span className="text-ink-muted tabular-nums">{row.original.ordinalNumber}</span>,
        }),
        helper.accessor('name', {
          id: 'name',
          header: t('name'),
          meta: { width: 200, label: t('name'), sortKey: 'NAME', grow: true },
          cell: ({ row }) => <NameCell process={row.original} />,
        }),
        helper.accessor('status', {
          id: 'status',
          header: t('status'),
          meta: { width: 140, label: t('status'), sortKey: 'STATUS' },
          cell: ({ row }) => <ProcessStatusBadge status={row.original.status} />,
        }),
        helper.accessor('candidates', {
          id: 'candidates',
          header: t('candidates'),
          meta: { width: 104, label: t('candidates'), align: 'end' },
          cell: ({ row }) => <Count value={row.original.candidates} />,
        }),
        helper.accessor('awaitingCandidates', {
          id: 'awaiting',
          header: t('awaiting'),
          meta: { width: 112, label: t('awaiting'), align: 'end' },
          cell: ({ row }) => <Count value={row.original.awaitingCandidates} />,
        }),
        helper.accessor('createdBy', {
          id: 'createdBy',
          header: t('createdBy'),
          meta: { width: 152, label: t('createdBy'), sortKey: 'CREATED_BY' },
          cell: ({ row: { original } }) => (
            <span className="block truncate">
              {original.createdBy.firstName} {original.createdBy.lastName}
            </span>
          ),
        }),
        helper.accessor('date', {
          id: 'date',
          header: t('date'),
          meta: { width: 120, label: t('date'), sortKey: 'DATE', firstOrder: 'DESC' },
          cell: ({ row }) => (
            <time dateTime={row.original.date}>
              {format.dateTime(new Date(row.original.date), { dateStyle: 'medium' })}
            </time>
          ),
        }),
      ]) as DataTableColumn<ProcessDto>[],
    [t, format],
  );
}

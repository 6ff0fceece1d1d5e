'use client';

import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import type { DataTableColumnMeta } from '@/components/data-table/column-meta';
import { useRowTabIndex } from '@/components/data-table/row-active-context';
import { dataTableColumns, type DataTableColumn } from '@/components/data-table/table-features';
import type { ProcessListItem } from '@/lib/processes/schemas';
import { MoreCell } from './more-process-cells';
import type { ProcessColumn } from '@/components/processes/views/process-list-view';
import { ProcessRowActions } from './process-row-actions';
import { ProcessStatusCell } from './process-status-cell';
import { RequirementsCell } from './requirements-cell';
import { useContinueCreating } from '@/components/processes/fields/use-continue-creating';

const helper = dataTableColumns<ProcessListItem>();

function NameCell({ process }: { process: ProcessListItem }) {
  const tabIndex = useRowTabIndex();
  const continueCreating = useContinueCreating();
  return (
    <Link
      href={`/processes/${process.id}`}
      prefetch={false}
      tabIndex={tabIndex}
      title={process.name}
      onClick={(event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
        if (isPlain && continueCreating(process)) event.preventDefault();
      }}
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

function Day({ date }: { date: string }) {
  const format = useFormatter();
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {format.dateTime(new Date(date), { dateStyle: 'medium' })}
    </time>
  );
}

/** Those that are hidden until somebody asks for them; `MoreCell` draws them. */
export const hiddenProcessColumns = [
  'externalProcessId',
  'externalRecruitmentId',
  'languages',
  'location',
  'budget',
  'redFlags',
  'extendedAtsIntegration',
] as const satisfies ProcessColumn[];

interface ColumnDisplay extends Omit<DataTableColumnMeta, 'label'> {
  draw?: (process: ProcessListItem) => ReactNode;
}

const columnDisplays: Record<ProcessColumn | 'name' | 'actions', ColumnDisplay> = {
  ordinalNumber: {
    width: 60,
    narrowWidth: 48,
    sticky: true,
    sortKey: 'ORDINAL_NUMBER',
    firstOrder: 'DESC',
    align: 'end',
    draw: ({ ordinalNumber }) => <span className="text-ink-muted tabular-nums">{ordinalNumber}</span>,
  },
  name: {
    width: 208,
    narrowWidth: 164,
    sortKey: 'NAME',
    sticky: true,
    grow: true,
    draw: (process) => <NameCell process={process} />,
  },
  status: { width: 176, sortKey: 'STATUS', draw: (process) => <ProcessStatusCell process={process} /> },
  requirements: { width: 136, sortKey: 'REQUIREMENTS', draw: (process) => <RequirementsCell process={process} /> },
  candidates: { width: 96, align: 'end', draw: ({ candidates }) => <Count value={candidates} /> },
  awaiting: { width: 100, align: 'end', draw: ({ awaitingCandidates }) => <Count value={awaitingCandidates} /> },
  createdBy: {
    width: 136,
    sortKey: 'CREATED_BY',
    draw: ({ createdBy }) => (
      <span className="block truncate">
        {createdBy.firstName} {createdBy.lastName}
      </span>
    ),
  },
  date: { width: 120, sortKey: 'DATE', firstOrder: 'DESC', draw: ({ date }) => <Day date={date} /> },
  externalProcessId: { width: 120, sortKey: 'EXTERNAL_PROCESS_ID' },
  externalRecruitmentId: { width: 152 },
  languages: { width: 184 },
  location: { width: 168 },
  budget: { width: 200 },
  redFlags: { width: 200 },
  extendedAtsIntegration: { width: 224 },
  actions: { width: 128, align: 'end', stickyEnd: true, draw: (process) => <ProcessRowActions process={process} /> },
};

const order = Object.keys(columnDisplays) as (keyof typeof columnDisplays)[];

/** The columns of the process list: all fields of a process (specification, sections 2 and 3). */
export function useProcessColumns(): DataTableColumn<ProcessListItem>[] {
  const t = useTranslations('processes.column');
  return useMemo(
    () =>
      order.map((id) => {
        const { draw, ...meta } = columnDisplays[id];
        return helper.display({
          id,
          header: t(id),
          enableHiding: id !== 'name' && id !== 'actions',
          meta: { ...meta, label: t(id) },
          cell: ({ row: { original } }) => (draw ? draw(original) : <MoreCell column={id} process={original} />),
        }) as DataTableColumn<ProcessListItem>;
      }),
    [t],
  );
}

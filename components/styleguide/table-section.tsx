'use client';

import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import { selectionColumn } from '@/components/data-table/selection-column';
import { TableCard, TableToolbar } from '@/components/data-table/table-card';
import type { DataTableColumn } from '@/components/data-table/table-features';
import type { TableSort } from '@/components/data-table/table-header';
import { useColumnVisibility } from '@/components/data-table/use-column-visibility';
import { useDataTable } from '@/components/data-table/use-data-table';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ScoreBar } from '@/components/ui/score-bar';
import { Specimen } from './specimen';

const states = ['rows', 'selection', 'manyRows', 'loading', 'empty', 'error'] as const;
type State = (typeof states)[number];

const firstNames = ['Łucja', 'Błażej', 'Żaneta', 'Adam', 'Świętosława', 'Jan'];
const lastNames = ['Żak', 'Gżegżółka', 'Nowicka', 'Ćwik', 'Wiśniewska-Dąbrowska'];

interface SampleRow {
  id: string;
  number: number;
  name: string;
  score: number;
}

/** Invented rows, deterministic. */
function sampleRows(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    number: index + 1,
    name: `${firstNames[index % firstNames.length]} ${lastNames[(index * 7) % lastNames.length]}`,
    score: (index * 37 + 41) % 101,
  }));
}

const rowsOf: Record<State, SampleRow[]> = {
  rows: sampleRows(6),
  selection: sampleRows(6),
  manyRows: sampleRows(1000),
  loading: [],
  empty: [],
  error: [],
};

function sorted(rows: SampleRow[], { sortBy: by, sortOrder: order }: TableSort): SampleRow[] {
  const upwards = rows.toSorted((one, other) =>
    by === 'NAME'
      ? one.name.localeCompare(other.name, 'pl')
      : by === 'SCORE'
        ? one.score - other.score
        : one.number - other.number,
  );
  return order === 'ASC' ? upwards : upwards.toReversed();
}

function useSampleColumns(selectable: boolean) {
  const t = useTranslations('styleguide.table');
  return useMemo<DataTableColumn<SampleRow>[]>(
    () => [
      ...(selectable ? [selectionColumn<SampleRow>(t('choose'), ({ name }) => name)] : []),
      {
        id: 'number',
        header: t('number'),
        meta: { width: 72, label: t('number'), sortKey: 'NUMBER', align: 'end' },
        cell: ({ row }) => <span className="text-ink-muted tabular-nums">{row.original.number}</span>,
      },
      {
        id: 'name',
        header: t('name'),
        meta: { width: 200, label: t('name'), sortKey: 'NAME', grow: true },
        cell: ({ row }) => <span className="font-medium">{row.original.name}</span>,
      },
      {
        id: 'score',
        header: t('score'),
        meta: { width: 144, label: t('score'), sortKey: 'SCORE', firstOrder: 'DESC' },
        cell: ({ row: { original } }) => (
          <ScoreBar score={original.score} label={t('scoreOf', { score: original.score })} />
        ),
      },
    ],
    [t, selectable],
  );
}

export function TableSection() {
  const t = useTranslations('styleguide.table');
  const [state, setState] = useState<State>('rows');
  const [sort, setSort] = useState<TableSort>({ sortBy: 'NUMBER', sortOrder: 'ASC' });
  const selectable = state === 'selection' || state === 'manyRows';
  const columns = useSampleColumns(selectable);
  const rows = useMemo(() => sorted(rowsOf[state], sort), [state, sort]);
  const table = useDataTable({
    rows,
    columns,
    getRowId: (row) => row.id,
    columnVisibility: useColumnVisibility('styleguide'),
    selectable,
    initialSelection: { 2: true, 3: true },
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Specimen title={t('states')} className="gap-2">
        {states.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === state ? 'primary' : 'secondary'}
            aria-pressed={one === state}
            onClick={() => setState(one)}
          >
            {t(`state.${one}`)}
          </Button>
        ))}
      </Specimen>
      <TableCard label={t('label')} className="h-96">
        <TableToolbar table={table}>
          <span className="text-ink-muted">{t('rows', { count: rows.length })}</span>
        </TableToolbar>
        {state === 'error' ? (
          <ErrorState error={new Error('')} onRetry={() => setState('rows')} />
        ) : (
          <DataTable
            key={state}
            table={table}
            label={t('label')}
            sort={sort}
            onSortChange={setSort}
            loading={state === 'loading'}
          >
            <EmptyState icon={SearchX} title={t('nothing')} />
          </DataTable>
        )}
      </TableCard>
    </div>
  );
}

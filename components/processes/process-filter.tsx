'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateRangeFilter } from '@/components/data-table/date-range-filter';
import { FilterButton } from '@/components/data-table/filter-button';
import { FilterChoices } from '@/components/data-table/filter-choices';
import { cn } from '@/components/ui/class-names';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { processStatuses } from '@/lib/processes/enums';
import type { ProcessFilters } from '@/lib/processes/schemas';
import { CreatorFilter } from './creator-filter';
import { NumbersFilter } from './numbers-filter';
import type { FilterKind } from './process-list-look';
import { ProcessStatusBadge } from './process-status-badge';
import type { ProcessListPatch } from './use-process-list-params';

interface ProcessFilterProps {
  kind: FilterKind;
  /** How many values are chosen. */
  chosen: number;
  filters: ProcessFilters;
  setParams: (patch: ProcessListPatch) => void;
}

const widths: Record<FilterKind, string> = {
  status: 'w-60 p-1',
  createdBy: 'w-64 p-0',
  date: 'w-84 p-1',
  ids: 'w-72 p-1',
};

/** One filter of the process list. */
export function ProcessFilter({ kind, chosen, filters, setParams }: ProcessFilterProps) {
  const t = useTranslations('processes.filter');
  const [open, setOpen] = useState(false);
  const finish = (patch: ProcessListPatch) => {
    setParams(patch);
    setOpen(false);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <FilterButton label={t(kind)} chosen={chosen} />
      </PopoverTrigger>
      <PopoverContent className={cn(widths[kind])} aria-label={t(kind)}>
        {kind === 'status' && (
          <StatusFilter chosen={filters.statuses ?? []} onChange={(statuses) => setParams({ statuses })} />
        )}
        {kind === 'createdBy' && (
          <CreatorFilter value={filters.createdBy ?? null} onChange={(createdBy) => finish({ createdBy })} />
        )}
        {kind === 'date' && (
          <DateRangeFilter
            label={t('date')}
            days={{ dateFrom: filters.dateFrom ?? null, dateTo: filters.dateTo ?? null }}
            onChange={({ dateFrom, dateTo }) => finish({ dateFrom, dateTo })}
          />
        )}
        {kind === 'ids' && <NumbersFilter filters={filters} onChange={finish} />}
      </PopoverContent>
    </Popover>
  );
}

type Statuses = NonNullable<ProcessFilters['statuses']>;

/** Ticked at once; the list follows when the server has answered. */
function StatusFilter({ chosen, onChange }: { chosen: Statuses; onChange: (statuses: Statuses) => void }) {
  const t = useTranslations('processes.status');
  const [ticked, setTicked] = useState({ chosen, of: chosen.join() });
  if (ticked.of !== chosen.join()) setTicked({ chosen, of: chosen.join() });
  return (
    <FilterChoices
      options={processStatuses.map((value) => ({
        value,
        label: <ProcessStatusBadge status={value} />,
        name: t(value),
      }))}
      chosen={ticked.chosen}
      onChange={(statuses) => {
        setTicked({ ...ticked, chosen: statuses });
        onChange(statuses);
      }}
    />
  );
}

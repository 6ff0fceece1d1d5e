'use client';

import { useTranslations } from 'next-intl';
import { SearchField } from '@/components/data-table/search-field';
import type { ProcessFilters as Filters } from '@/lib/processes/schemas';
import { ProcessFilter } from './process-filter';
import type { FilterKind } from './process-list-look';
import type { ProcessListParams } from './use-process-list-params';

interface ProcessFiltersProps extends Pick<ProcessListParams, 'setParams'> {
  filters: Filters;
}

/** Phrase, status, who created it, when, and its numbers (specification, section 2). */
export function ProcessFilters({ filters, setParams }: ProcessFiltersProps) {
  const t = useTranslations('processes');
  const { statuses = [], dateFrom, dateTo, createdBy, ordinalNumber, externalProcessId } = filters;
  const chosen: Record<FilterKind, number> = {
    status: statuses.length,
    createdBy: createdBy ? 1 : 0,
    date: dateFrom || dateTo ? 1 : 0,
    ids: (ordinalNumber ? 1 : 0) + (externalProcessId ? 1 : 0),
  };
  return (
    <>
      <SearchField
        label={t('filter.phrase')}
        placeholder={t('filter.phraseShort')}
        keyGroup={t('title')}
        value={filters.searchPhrase ?? ''}
        onChange={(searchPhrase) => setParams({ searchPhrase })}
      />
      {(['status', 'createdBy', 'date', 'ids'] as const).map((kind) => (
        <ProcessFilter key={kind} kind={kind} chosen={chosen[kind]} filters={filters} setParams={setParams} />
      ))}
    </>
  );
}

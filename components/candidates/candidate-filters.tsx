'use client';

import { useTranslations } from 'next-intl';
import { SearchField } from '@/components/data-table/search-field';
import { toCandidateFilters, type CandidateSearchParams } from '@/lib/candidates/search-params';
import { CandidateFilter } from './candidate-filter';
import { candidateFilterKinds, type CandidateFilterKind, type CandidateFiltersProps } from './candidate-filter-kinds';

/** How many values of each filter are chosen. */
function countChosen(params: CandidateSearchParams): Record<CandidateFilterKind, number> {
  const { dateFrom, dateTo } = toCandidateFilters(params);
  return {
    status: params.status.length,
    match: params.matchFrom !== null || params.matchTo !== null ? 1 : 0,
    rate: params.rate.length,
    source: params.source.length,
    date: dateFrom !== null || dateTo !== null ? 1 : 0,
  };
}

/** Phrase, status, match, stars, source and date added. */
export function CandidateFilters(props: CandidateFiltersProps) {
  const t = useTranslations('candidates');
  const { params, onChange } = props;
  const chosen = countChosen(params);
  return (
    <>
      <SearchField
        label={t('filter.phrase')}
        keyGroup={t('title')}
        value={params.q}
        onChange={(q) => onChange({ q })}
      />
      {candidateFilterKinds.map((kind) => (
        <CandidateFilter key={kind} kind={kind} chosen={chosen[kind]} {...props} />
      ))}
    </>
  );
}

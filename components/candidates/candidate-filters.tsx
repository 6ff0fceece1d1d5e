'use client';

import { useTranslations } from 'next-intl';
import { FilterButton } from '@/components/data-table/filter-button';
import { SearchField } from '@/components/data-table/search-field';
import { useLatePopup } from '@/components/ui/use-late-popup';
import { toCandidateFilters, type CandidateSearchParams } from '@/lib/candidates/search-params';
import { candidateFilterKinds, type CandidateFilterKind, type CandidateFiltersProps } from './candidate-filter-kinds';

const loadFilter = () => import('./candidate-filter');

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
        <LateFilter key={kind} kind={kind} chosen={chosen[kind]} {...props} />
      ))}
    </>
  );
}

/** A filter's button; what it opens is fetched on first use. */
function LateFilter({ chosen, ...filter }: CandidateFiltersProps & { kind: CandidateFilterKind; chosen: number }) {
  const t = useTranslations('candidates.filter');
  const { popup, triggerProps } = useLatePopup('dialog', loadFilter);
  const button = <FilterButton label={t(filter.kind)} chosen={chosen} {...(popup ? {} : triggerProps)} />;
  return popup ? <popup.CandidateFilter trigger={button} {...filter} /> : button;
}

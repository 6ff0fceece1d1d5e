'use client';

import { useTranslations } from 'next-intl';
import { DateRangeFilter } from '@/components/data-table/date-range-filter';
import { FilterChoices, FilterPopover } from '@/components/data-table/filter-popover';
import { SearchField } from '@/components/data-table/search-field';
import { StarRating } from '@/components/ui/star-rating';
import { candidateSources, candidateStatuses } from '@/lib/candidates/enums';
import { toCandidateFilters, type CandidateSearchParams } from '@/lib/candidates/search-params';
import type { CandidatesStatisticsDto } from '@/lib/processes/schemas';
import { MatchRangeFilter } from './match-range-filter';

interface CandidateFiltersProps {
  params: CandidateSearchParams;
  statistics: CandidatesStatisticsDto | undefined;
  onChange: (patch: Partial<CandidateSearchParams>) => void;
}

const rates = [5, 4, 3, 2, 1];

/** Phrase, status, match, stars, source and date added. Statuses that nobody has are left out unless they are chosen. */
export function CandidateFilters({ params, statistics, onChange }: CandidateFiltersProps) {
  const t = useTranslations('candidates');
  const statuses = candidateStatuses.filter(
    (status) => !statistics || (statistics.byStatus[status] ?? 0) > 0 || params.status.includes(status),
  );
  const { dateFrom, dateTo } = toCandidateFilters(params);
  return (
    <>
      <SearchField
        label={t('filter.phrase')}
        keyGroup={t('title')}
        value={params.q}
        onChange={(q) => onChange({ q })}
      />
      <FilterPopover label={t('filter.status')} chosen={params.status.length}>
        {statuses.length === 0 && <p className="text-ink-muted p-2 text-sm">{t('filter.noStatuses')}</p>}
        <FilterChoices
          options={statuses.map((value) => ({
            value,
            label: t(`status.${value}`),
            name: t(`status.${value}`),
            count: statistics?.byStatus[value] ?? 0,
          }))}
          chosen={params.status}
          onChange={(status) => onChange({ status })}
        />
      </FilterPopover>
      <FilterPopover label={t('filter.match')} chosen={params.matchFrom !== null || params.matchTo !== null ? 1 : 0}>
        <MatchRangeFilter
          key={`${params.matchFrom}-${params.matchTo}`}
          range={{ matchFrom: params.matchFrom, matchTo: params.matchTo }}
          onChange={onChange}
        />
      </FilterPopover>
      <FilterPopover label={t('filter.rate')} chosen={params.rate.length}>
        <FilterChoices
          options={rates.map((value) => ({
            value,
            label: <StarRating value={value} source="RECRUITER" label="" />,
            name: t('filter.stars', { count: value }),
          }))}
          chosen={params.rate}
          onChange={(rate) => onChange({ rate })}
        />
      </FilterPopover>
      <FilterPopover label={t('filter.source')} chosen={params.source.length}>
        <FilterChoices
          options={candidateSources.map((value) => ({
            value,
            label: t(`source.${value}`),
            name: t(`source.${value}`),
          }))}
          chosen={params.source}
          onChange={(source) => onChange({ source })}
        />
      </FilterPopover>
      <FilterPopover label={t('filter.date')} chosen={dateFrom !== null || dateTo !== null ? 1 : 0} className="w-84">
        <DateRangeFilter
          key={`${dateFrom}-${dateTo}`}
          label={t('filter.date')}
          days={{ dateFrom, dateTo }}
          onChange={onChange}
        />
      </FilterPopover>
    </>
  );
}

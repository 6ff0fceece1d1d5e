'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateRangeFilter } from '@/components/data-table/date-range-filter';
import { FilterButton } from '@/components/data-table/filter-button';
import { FilterChoices } from '@/components/data-table/filter-choices';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { StarRating } from '@/components/ui/star-rating';
import { candidateSources, candidateStatusOrder } from '@/lib/candidates/enums';
import { toCandidateFilters } from '@/lib/candidates/search-params';
import type { CandidateFilterKind, CandidateFiltersProps } from './candidate-filter-kinds';
import { MatchRangeFilter } from './match-range-filter';

interface CandidateFilterProps extends CandidateFiltersProps {
  kind: CandidateFilterKind;
  /** How many values are chosen. */
  chosen: number;
}

const rates = [5, 4, 3, 2, 1];

/** One filter of the candidate list. */
export function CandidateFilter({ kind, chosen, ...filter }: CandidateFilterProps) {
  const t = useTranslations('candidates.filter');
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <FilterButton label={t(kind)} chosen={chosen} />
      </PopoverTrigger>
      <PopoverContent className={kind === 'date' ? 'w-84 p-1' : 'w-64 p-1'} aria-label={t(kind)}>
        <FilterBody kind={kind} {...filter} />
      </PopoverContent>
    </Popover>
  );
}

function FilterBody({ kind, params, onChange, statistics }: CandidateFiltersProps & { kind: CandidateFilterKind }) {
  const t = useTranslations('candidates');
  switch (kind) {
    case 'status':
      return <StatusChoices params={params} statistics={statistics} onChange={onChange} />;
    case 'match':
      return (
        <MatchRangeFilter
          key={`${params.matchFrom}-${params.matchTo}`}
          range={{ matchFrom: params.matchFrom, matchTo: params.matchTo }}
          onChange={onChange}
        />
      );
    case 'rate':
      return (
        <FilterChoices
          options={rates.map((value) => ({
            value,
            label: <StarRating value={value} source="RECRUITER" label="" />,
            name: t('filter.stars', { count: value }),
          }))}
          chosen={params.rate}
          onChange={(rate) => onChange({ rate })}
        />
      );
    case 'source':
      return (
        <FilterChoices
          options={candidateSources.map((value) => ({
            value,
            label: t(`source.${value}`),
            name: t(`source.${value}`),
          }))}
          chosen={params.source}
          onChange={(source) => onChange({ source })}
        />
      );
    case 'date': {
      const { dateFrom, dateTo } = toCandidateFilters(params);
      return (
        <DateRangeFilter
          key={`${dateFrom}-${dateTo}`}
          label={t('filter.date')}
          days={{ dateFrom, dateTo }}
          onChange={onChange}
        />
      );
    }
  }
}

/** Statuses that nobody has are left out unless they are chosen. */
function StatusChoices({ params, statistics, onChange }: CandidateFiltersProps) {
  const t = useTranslations('candidates');
  const statuses = candidateStatusOrder.filter(
    (status) => !statistics || (statistics.byStatus[status] ?? 0) > 0 || params.status.includes(status),
  );
  if (statuses.length === 0) return <p className="text-ink-muted p-2 text-sm">{t('filter.noStatuses')}</p>;
  return (
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
  );
}

'use client';

import { X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { filterChipClasses, noonOf } from '@/components/data-table/filter-chip';
import { Button } from '@/components/ui/button';
import { countCandidateFilters, toCandidateFilters } from '@/lib/candidates/search-params';
import type { CandidateSearchParams } from '@/lib/candidates/search-params';

interface FilterChipsProps {
  params: CandidateSearchParams;
  onChange: (patch: Partial<CandidateSearchParams>) => void;
  onClear: () => void;
}

interface Chip {
  key: string;
  label: string;
  without: Partial<CandidateSearchParams>;
}

function useChips(params: CandidateSearchParams): Chip[] {
  const t = useTranslations('candidates');
  const format = useFormatter();
  const { matchFrom, matchTo } = params;
  const chips: Chip[] = params.status.map((status) => ({
    key: status,
    label: t(`status.${status}`),
    without: { status: params.status.filter((one) => one !== status) },
  }));
  for (const source of params.source) {
    const without = { source: params.source.filter((one) => one !== source) };
    chips.push({ key: source, label: t(`source.${source}`), without });
  }
  for (const rate of params.rate) {
    const without = { rate: params.rate.filter((one) => one !== rate) };
    chips.push({ key: `rate-${rate}`, label: t('filter.stars', { count: rate }), without });
  }
  if (matchFrom !== null || matchTo !== null) {
    const label = t('filter.matchRange', { from: matchFrom ?? 0, to: matchTo ?? 100 });
    chips.push({ key: 'match', label, without: { matchFrom: null, matchTo: null } });
  }
  const { dateFrom, dateTo } = toCandidateFilters(params);
  if (dateFrom !== null || dateTo !== null) {
    const bounds = dateFrom !== null && dateTo !== null ? 'both' : dateFrom !== null ? 'from' : 'to';
    const [from, to] = [dateFrom, dateTo].map((day) =>
      day ? format.dateTime(noonOf(day), { dateStyle: 'medium' }) : '',
    );
    const label = t('filter.dateRange', { bounds, from: from ?? '', to: to ?? '' });
    chips.push({ key: 'date', label, without: { dateFrom: null, dateTo: null } });
  }
  if (params.q) chips.push({ key: 'q', label: t('filter.phraseChip', { phrase: params.q }), without: { q: '' } });
  return chips;
}

/** The filters that are set, each removable, and all of them at once. */
export function FilterChips({ params, onChange, onClear }: FilterChipsProps) {
  const t = useTranslations('dataTable.filter');
  const chips = useChips(params);
  if (countCandidateFilters(params) === 0) return null;
  return (
    <ul className="flex w-full flex-wrap items-center gap-1.5" aria-label={t('active')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={t('remove', { name: label })}
            onClick={() => onChange(without)}
            className={filterChipClasses}
          >
            <span className="truncate">{label}</span>
            <X className="size-3.5 shrink-0" aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="ghost" className="h-6" onClick={onClear}>
          {t('clearAll')}
        </Button>
      </li>
    </ul>
  );
}

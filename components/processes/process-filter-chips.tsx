import { X } from 'lucide-react';
import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { filterChipClasses, noonOf } from '@/components/data-table/filter-chip';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import type { ProcessFilters } from '@/lib/processes/schemas';

interface ProcessFilterChipsProps {
  filters: ProcessFilters;
  /** The address without a page. */
  params: URLSearchParams;
  /** The name of who is filtered by. */
  creator: string | null;
  found: number;
}

interface Chip {
  label: string;
  /** What the address says without it; null takes the parameter away. */
  without: Record<string, string | null>;
}

const noFilters = {
  statuses: null,
  searchPhrase: null,
  externalProcessId: null,
  dateFrom: null,
  dateTo: null,
  createdBy: null,
  ordinalNumber: null,
};

function addressWith(params: URLSearchParams, patch: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  // A bare address would open the default view.
  if (next.size === 0) next.set('view', 'all');
  return `/processes?${next}`;
}

/** The address of the list with no filter, everything else as it is. */
export const addressWithoutFilters = (params: URLSearchParams): string => addressWith(params, noFilters);

function useChips(filters: ProcessFilters, creator: string | null): Chip[] {
  const t = useTranslations('processes');
  const format = useFormatter();
  const { statuses = [], dateFrom, dateTo, ordinalNumber, externalProcessId, searchPhrase } = filters;
  const chips: Chip[] = statuses.map((status) => ({
    label: t(`status.${status}`),
    without: { statuses: statuses.filter((one) => one !== status).join() || null },
  }));
  if (creator !== null) chips.push({ label: t('filter.creatorChip', { name: creator }), without: { createdBy: null } });
  if (dateFrom || dateTo) {
    const bounds = dateFrom && dateTo ? 'both' : dateFrom ? 'from' : 'to';
    const [from = '', to = ''] = [dateFrom, dateTo].map((day) =>
      day ? format.dateTime(noonOf(day), { dateStyle: 'medium' }) : '',
    );
    chips.push({ label: t('filter.dateChip', { bounds, from, to }), without: { dateFrom: null, dateTo: null } });
  }
  if (ordinalNumber) {
    chips.push({ label: t('filter.ordinalNumberChip', { number: ordinalNumber }), without: { ordinalNumber: null } });
  }
  if (externalProcessId) {
    const label = t('filter.externalProcessIdChip', { id: externalProcessId });
    chips.push({ label, without: { externalProcessId: null } });
  }
  if (searchPhrase) {
    chips.push({ label: t('filter.phraseChip', { phrase: searchPhrase }), without: { searchPhrase: null } });
  }
  return chips;
}

/** How many were found, the filters that are set, each removable, and all of them at once. Links: they need no script. */
export function ProcessFilterChips({ filters, params, creator, found }: ProcessFilterChipsProps) {
  const t = useTranslations('processes');
  const words = useTranslations('dataTable.filter');
  const chips = useChips(filters, creator);
  if (chips.length === 0) return null;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1.5">
      <p role="status" className="text-ink-muted text-sm tabular-nums">
        {t('total', { count: found })}
      </p>
      <Link
        href={addressWithoutFilters(params)}
        prefetch={false}
        scroll={false}
        className={cn(buttonVariants({ size: 'sm', variant: 'ghost' }), '-mx-2 h-6')}
      >
        {words('clearAll')}
      </Link>
      <ul className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5 max-sm:basis-full" aria-label={words('active')}>
        {chips.map(({ label, without }) => (
          <li key={label} className="flex max-w-full">
            <Link
              href={addressWith(params, without)}
              prefetch={false}
              scroll={false}
              aria-label={words('remove', { name: label })}
              className={filterChipClasses}
            >
              <span className="truncate">{label}</span>
              <X className="size-3.5 shrink-0" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

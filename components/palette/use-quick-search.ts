import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { ifItFailed } from '@/components/query/polling-intervals';
import { useDebounced } from '@/components/state/use-debounced';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { QuickSearchAnswer } from '@/lib/search/schemas';

/** Debounce in milliseconds. */
const debounceMs = 150;
/** Results contain names, so they leave the cache early. */
const cacheMs = 60_000;
const limit = 5;

function quickSearchQuery(phrase: string) {
  return queryOptions({
    queryKey: ['quick-search', phrase],
    // Aborted when the phrase changes.
    queryFn: ({ signal }) =>
      apiAnswer<QuickSearchAnswer>({ path: '/quick-search', method: 'POST', body: { phrase, limit }, signal }),
    gcTime: cacheMs,
    refetchOnReconnect: ifItFailed,
  });
}

/** Two letters or a digit; one letter would match too much. */
function isSearchable(phrase: string): boolean {
  return /\p{L}.*\p{L}|\d/u.test(phrase);
}

/** Searches processes and candidates; previous results stay until new ones arrive. */
export function useQuickSearch(typed: string) {
  const phrase = typed.trim().slice(0, 100);
  const settled = useDebounced(phrase, debounceMs);
  const searchable = isSearchable(phrase);
  const result = useQuery({
    ...quickSearchQuery(settled),
    enabled: searchable && isSearchable(settled),
    placeholderData: keepPreviousData,
  });
  const pending = searchable && (settled !== phrase || result.isFetching);
  return {
    searchable,
    found: searchable ? result.data : undefined,
    /** The results do not match the phrase yet. */
    pending,
    error: searchable && !pending ? result.error : null,
    retry: () => void result.refetch(),
  };
}

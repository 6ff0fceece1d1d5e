'use client';

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/components/state/use-debounced';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { QuickSearchAnswer } from '@/lib/search/schemas';

/** Milliseconds after the last key before the search runs. */
const debounceMs = 150;
/** Milliseconds that names stay in memory. */
const cacheMs = 60_000;
const limit = 5;

function quickSearchQuery(phrase: string) {
  return queryOptions({
    queryKey: ['quick-search', phrase],
    // The signal ends the call when the phrase has changed meanwhile.
    queryFn: ({ signal }) =>
      apiAnswer<QuickSearchAnswer>({ path: '/quick-search', method: 'POST', body: { phrase, limit }, signal }),
    gcTime: cacheMs,
    meta: { errorBanner: false },
  });
}

/** Two letters, or a digit: one letter means half of all people. */
function isSearchable(phrase: string): boolean {
  return /\p{L}.*\p{L}|\d/u.test(phrase);
}

/** Processes and candidates for what is typed; the last finds stay until the new ones are there. */
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
    /** What is shown does not answer what is typed yet. */
    pending,
    error: searchable && !pending ? result.error : null,
    retry: () => void result.refetch(),
  };
}

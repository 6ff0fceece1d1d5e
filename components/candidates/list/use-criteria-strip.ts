import { useCallback, useMemo } from 'react';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { CandidateListItem, SearchOptions } from '@/lib/domain/candidate-schemas';
import { withText } from '@/lib/filters/filter-set';
import type { useCandidateSearch } from './use-candidate-search';

/** The places of the criteria in every row's strip: those of the process, then earlier ones that rows still have. */
export function useCriteriaOrder(criteria: SearchOptions['criteria'] | undefined, items: readonly CandidateListItem[]) {
  const ids = new Set(criteria?.map(({ criterionId }) => criterionId));
  for (const { verdicts } of items) for (const { criterionId } of verdicts) ids.add(criterionId);
  // Live updates bring new rows with the same criteria.
  const joined = [...ids].join();
  return useMemo(() => (joined === '' ? [] : joined.split(',')), [joined]);
}

/** Narrows the list to those with this verdict on the criterion. */
export function useVerdictFilter({ change, values }: ReturnType<typeof useCandidateSearch>['list']) {
  const { verdicts } = values;
  return useCallback(
    (criterionId: string, verdict: Verdict) => {
      change({ verdicts: withText(verdicts, `${criterionId}:${verdict}`) });
    },
    [change, verdicts],
  );
}

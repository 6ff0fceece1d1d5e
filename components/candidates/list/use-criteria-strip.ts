import { useCallback, useMemo } from 'react';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { CandidateListItem, CandidateSearchAnswer, SearchOptions } from '@/lib/domain/candidate-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { shortNames } from '@/lib/domain/short-name';
import { withText } from '@/lib/filters/filter-set';
import type { NamedCriterion } from './criteria-header';
import type { useCandidateSearch } from './use-candidate-search';

const none: CandidateListItem[] = [];

/**
 * The criteria of every row's strip, in their places: those of the process, then earlier ones that rows still have. The names
 * that a person gave come with the process, so that they do not change when the criteria arrive.
 */
export function useStripCriteria(
  process: Pick<ProcessDto, 'requirementList' | 'redFlags'>,
  criteria: SearchOptions['criteria'] | undefined,
  page: Pick<CandidateSearchAnswer, 'items' | 'criteria'> | undefined,
): NamedCriterion[] {
  const ids = new Set(criteria?.map(({ criterionId }) => criterionId));
  for (const { verdicts } of page?.items ?? none) for (const { criterionId } of verdicts) ids.add(criterionId);
  const known = new Map(criteria?.map((one) => [one.criterionId, one]));
  const given = new Map([...process.requirementList, ...process.redFlags].map(({ id, shortName }) => [id, shortName]));
  const named = [...ids].map((id) => ({
    id,
    label: page?.criteria[id] ?? '',
    shortName: given.get(id) ?? null,
    ...known.get(id),
  }));
  const names = shortNames(named);
  // Live updates bring new rows with the same criteria.
  const joined = JSON.stringify(named.map(({ id, label }, index) => ({ id, label, shortName: names[index] })));
  return useMemo(() => JSON.parse(joined) as NamedCriterion[], [joined]);
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

import type { CriterionSnapshot, Judgement, Verdict } from '@/lib/domain/analysis-schemas';

/** Verdicts from the one that claims least to the one that costs the candidate most, which must not win a tie. */
function claims(kind: CriterionSnapshot['kind']): Verdict[] {
  const plain: Verdict[] = ['NO_INFORMATION', 'PARTIALLY_MET'];
  return [...plain, ...(kind === 'RED_FLAG' ? (['NOT_MET', 'MET'] as const) : (['MET', 'NOT_MET'] as const))];
}

/** The most frequent verdict; of equally frequent ones the one that claims least. */
export function majority(kind: CriterionSnapshot['kind'], verdicts: readonly Verdict[]): Verdict {
  const count = (verdict: Verdict): number => verdicts.filter((one) => one === verdict).length;
  const most = Math.max(...verdicts.map(count));
  return claims(kind).find((verdict) => count(verdict) === most) ?? 'NO_INFORMATION';
}

function elect(kind: CriterionSnapshot['kind'], said: Judgement[]): Judgement[] {
  const runs = said.map(({ verdict }) => verdict);
  const elected = majority(kind, runs);
  const first = said.find(({ verdict }) => verdict === elected);
  if (!first || runs.every((verdict) => verdict === elected)) return first ? [first] : [];
  const share = runs.filter((verdict) => verdict === elected).length / runs.length;
  // Nobody can be surer of a verdict than the runs are of each other.
  const confidence = Math.min(first.confidence, share);
  return [{ ...first, confidence, unstable: { runs, earlier: null } }];
}

/**
 * The verdicts of most runs. Reason and quotes are those of the first run of that verdict; a criterion on which the runs
 * did not agree carries what each of them said.
 *
 * @param runs the judgements of each run, all of the same criteria
 */
export function countVotes(criteria: readonly CriterionSnapshot[], runs: Judgement[][]): Judgement[] {
  return criteria.flatMap(({ criterionId, kind }) =>
    elect(
      kind,
      runs.flatMap((judgements) => judgements.find((one) => one.criterionId === criterionId) ?? []),
    ),
  );
}

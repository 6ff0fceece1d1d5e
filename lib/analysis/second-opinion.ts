import type { Judgement, Verdict } from './schemas';

/** From the worst to the best; a red flag counts the other way round, which changes no distance. */
const steps: Verdict[] = ['NOT_MET', 'NO_INFORMATION', 'PARTIALLY_MET', 'MET'];

/** Whether two verdicts on one criterion are more than one step apart: a recruiter should look. */
export function areFarApart(one: Verdict, other: Verdict): boolean {
  return Math.abs(steps.indexOf(one) - steps.indexOf(other)) > 1;
}

/** Adds to each judgement what another engine says of its criterion. */
export function withSecondOpinion(judgements: Judgement[], engine: string, others: Judgement[]): Judgement[] {
  const opinions = new Map(
    others.map(({ criterionId, verdict, reason }) => [criterionId, { engine, verdict, reason }]),
  );
  return judgements.map((judgement) => ({ ...judgement, second: opinions.get(judgement.criterionId) ?? null }));
}

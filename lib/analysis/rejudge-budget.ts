import type { JudgeInput } from './engines/engine';
import { offlineEngine } from './engines/offline/offline-engine';
import type { Judgement } from './schemas';
import { verifyEvidence } from './verify-evidence';

/**
 * Puts the verdict on today's budget in the place of the stored one: the budget's numbers are not part of what verdicts
 * are stored under. A rule compares two amounts here, whatever engine judged the rest; no model is asked.
 */
export async function rejudgeBudget(input: JudgeInput, stored: Judgement[]): Promise<Judgement[]> {
  const budget = input.criteria.filter(({ kind }) => kind === 'BUDGET');
  if (budget.length === 0) return stored;
  const judged = await offlineEngine.judge({ ...input, criteria: budget });
  const fresh = verifyEvidence(input.document, judged, input.locale);
  return stored.map((judgement) => fresh.find((one) => one.criterionId === judgement.criterionId) ?? judgement);
}

import type { Verdict } from '@/lib/domain/analysis-schemas';

/** The verdicts that a person may give; a red flag is found or not. */
export const verdictChoices: Record<'criterion' | 'redFlag', Verdict[]> = {
  criterion: ['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION'],
  redFlag: ['MET', 'NO_INFORMATION'],
};

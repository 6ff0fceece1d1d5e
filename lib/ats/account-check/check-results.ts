import type { AccountCheck } from '../connections/connection-schemas';

type Line = AccountCheck['checks'][number];
type Assumption = AccountCheck['assumptions'][number];

/** Not part of the product or switched off in the settings, so no failure. */
const unsupported = 'ats.unsupported';

/** How a line of the check of an account ended. */
export function lineResult({ error }: Pick<Line, 'error'>): 'ok' | 'none' | 'failed' {
  if (error === null) return 'ok';
  return error === unsupported ? 'none' : 'failed';
}

/** The lines that failed. */
export function failedLines(checks: readonly Line[]): Line[] {
  return checks.filter((line) => lineResult(line) === 'failed');
}

export const assumptionResults = ['confirmed', 'differs', 'unknown', 'not-seen', 'failed'] as const;
export type AssumptionResult = (typeof assumptionResults)[number];

/** How an assumption ended: a call that failed shows nothing of it. */
export function assumptionResult({ outcome, error }: Pick<Assumption, 'outcome' | 'error'>): AssumptionResult {
  return error === null ? outcome : 'failed';
}

/** How many assumptions ended in each way. */
export function countResults(assumptions: readonly Assumption[]): Record<AssumptionResult, number> {
  const counts = { confirmed: 0, differs: 0, unknown: 0, 'not-seen': 0, failed: 0 };
  for (const assumption of assumptions) counts[assumptionResult(assumption)] += 1;
  return counts;
}

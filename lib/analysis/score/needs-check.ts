import type { Verdict } from '@/lib/domain/analysis-schemas';

/** Of verdicts below this confidence about half are right (docs/quality.md). */
export const checkBelow = 0.7;

/**
 * Whether a person should look at a verdict before relying on it; silence claims nothing (docs/specification.md,
 * Analysis).
 */
export function needsCheck({ verdict, confidence }: { verdict: Verdict; confidence: number }): boolean {
  return verdict !== 'NO_INFORMATION' && confidence < checkBelow;
}

import { createHash } from 'node:crypto';
import { wordsOfCriterion } from './input-hash';
import type { CriterionSnapshot } from '@/lib/domain/analysis-schemas';

/**
 * Identifies what a criterion asks, by its words: importance and order do not matter, another amount of a budget does.
 * A recruiter's correction holds as long as the key is the same (docs/specification.md, Analysis).
 *
 * @returns 64 hexadecimal digits
 */
export function criterionKey(criterion: CriterionSnapshot): string {
  const words = [...wordsOfCriterion(criterion), criterion.budgetMaxMinor ?? ''];
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

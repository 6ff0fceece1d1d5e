import { AppError } from '@/lib/errors';
import { isRefused } from '@/lib/requirement-review/review-requirement';

interface CriterionText {
  text: string;
}

/**
 * Rejects discriminating criteria (docs/specification.md, Analysis; Labour Code, art. 18³ᵃ and 22¹). Red flags too:
 * what may not be asked may not count against anyone.
 *
 * @param list the list's name in the input, for error paths
 * @throws AppError `process.unlawful-criterion` naming every field
 */
export function requireLawful(criteria: readonly CriterionText[], list: 'requirementList' | 'redFlags'): void {
  const fields = criteria.flatMap(({ text }, index) =>
    isRefused(text) ? [{ path: `${list}.${index}.text`, code: 'unlawful' }] : [],
  );
  if (fields.length > 0) throw new AppError('process.unlawful-criterion', { fields });
}

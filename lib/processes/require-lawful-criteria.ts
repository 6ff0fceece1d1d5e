import { AppError } from '@/lib/errors';
import { reviewRequirement } from '@/lib/requirement-review/review-requirement';

/**
 * Refuses requirements and red flags that discriminate (decisions.md, Analysis; Labour Code, art. 18³ᵃ and 22¹).
 *
 * @param texts the criteria's words in the order of the input
 * @param pathOf the dotted path in the input of the criterion at an index
 * @throws AppError `process.unlawful-criterion` naming every field
 */
export function requireLawfulCriteria(texts: readonly string[], pathOf: (index: number) => string): void {
  const fields = texts.flatMap((text, index) =>
    reviewRequirement(text).some(({ severity }) => severity === 'REFUSED')
      ? [{ path: pathOf(index), code: 'unlawful' }]
      : [],
  );
  if (fields.length > 0) throw new AppError('process.unlawful-criterion', { fields });
}

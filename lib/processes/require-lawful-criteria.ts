import { AppError } from '@/lib/errors';
import { reviewRequirement } from '@/lib/requirement-review/review-requirement';

interface Worded {
  text: string;
}

/**
 * Refuses criteria that discriminate (decisions.md, Analysis; Labour Code, art. 18³ᵃ and 22¹).
 *
 * @param criteria in the order of the input
 * @param path the list's name in the input, for the paths of what is refused
 * @throws AppError `process.unlawful-criterion` naming every field
 */
function requireLawful(criteria: readonly Worded[], path: string): void {
  const fields = criteria.flatMap(({ text }, index) =>
    reviewRequirement(text).some(({ severity }) => severity === 'REFUSED')
      ? [{ path: `${path}.${index}.text`, code: 'unlawful' }]
      : [],
  );
  if (fields.length > 0) throw new AppError('process.unlawful-criterion', { fields });
}

/** Refuses requirements that discriminate. @throws AppError `process.unlawful-criterion` naming every field */
export function requireLawfulRequirements(requirementList: readonly Worded[]): void {
  requireLawful(requirementList, 'requirementList');
}

/** The same for red flags: what may not be asked may not count against anybody either. */
export function requireLawfulRedFlags(redFlags: readonly Worded[]): void {
  requireLawful(redFlags, 'redFlags');
}

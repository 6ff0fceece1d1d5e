import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { mayBeNamed } from '@/lib/interviews/may-be-named';
import { touchesPrivateMatters } from '@/lib/requirement-review/private-matters';
import { reviewRequirement } from '@/lib/requirement-review/review-requirement';
import type { DiscriminationGround } from '@/lib/requirement-review/review-rule';

/** Private words that ask about work or about what somebody expects: "experience with children", "pay expectations". */
const aboutWork =
  /\bdoswiadcz|\bexperience|\boczekiwa\w* (finans|plac|wynagrodz|zarob)|\boczekiwan\w* (co do|wobec) |\boczekiwan\w+ wynagrodz|\b(pay|salary) (expect|requirement|range)|\bexpected (pay|salary)/;

type Fault = DiscriminationGround | 'private';

/**
 * Why an answer may not be offered to choose: it is one of a ground of discrimination, or of what no employer may ask. The words
 * of a question alone tell more: "Komorniki" is a town.
 */
export function findChoiceFault(text: string): Fault | null {
  const refused = reviewRequirement(text).find(({ severity }) => severity === 'REFUSED');
  if (refused?.severity === 'REFUSED') return refused.code;
  return mayBeNamed('REQUIREMENT', text) ? null : 'private';
}

/**
 * Why a question may not be asked of applicants (Labour Code, art. 18³ᵃ, 18³ᶜᵃ and 22¹): a ground of discrimination, or `private`
 * for what an employer may not ask, such as family, health, convictions and earlier pay. Null: it may be asked.
 *
 * @param text in Polish or English
 */
export function findQuestionFault(text: string): Fault | null {
  const fault = findChoiceFault(text);
  if (fault) return fault;
  return !aboutWork.test(foldSameLength(text)) && touchesPrivateMatters(text) ? 'private' : null;
}

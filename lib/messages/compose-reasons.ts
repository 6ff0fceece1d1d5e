import { explanationLetter } from '@/lib/candidates/explanation/explanation-letter';
import { labelsOf } from '@/lib/candidates/explanation/letter-facts';
import type { AnalysisDto, CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { reviewRequirement } from '@/lib/requirement-review/review-requirement';

const mostReasons = 5;

/** Of pay, the place and red flags a rejection says nothing, nor of what the program is not sure of. */
function isTold({ criterion: { kind, text }, verdict, toCheck }: CriterionVerdictDto): boolean {
  const isAsked = kind === 'REQUIREMENT' || kind === 'LANGUAGE';
  return (
    isAsked && verdict !== 'MET' && !toCheck && reviewRequirement(text).every(({ severity }) => severity !== 'REFUSED')
  );
}

const rank = ({ criterion: { kind, necessity } }: CriterionVerdictDto): number =>
  kind === 'REQUIREMENT' && necessity !== 'REQUIRED' ? 1 : 0;

/**
 * The reasons of a rejection, composed from the verdicts in the words of the explanation, a line each: what was required first, five
 * at most; no score, no words of a model.
 *
 * @returns null when the verdicts give none
 */
export function composeReasons(analysis: AnalysisDto, locale: Locale): string | null {
  const t = explanationLetter(locale);
  const labels = labelsOf(analysis);
  const lines = analysis.verdicts
    .filter(isTold)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostReasons)
    .map(({ criterion: { criterionId, kind, necessity, text }, verdict }) => {
      const label = labels.get(criterionId) ?? text;
      const heading = t(`criteria.${kind === 'REQUIREMENT' ? necessity : 'other'}`, { label });
      return `– ${heading}: ${t(`verdict.${verdict}`)}`;
    });
  return lines.length > 0 ? lines.join('\n') : null;
}

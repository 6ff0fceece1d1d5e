import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { verifyEvidence } from '@/lib/analysis/evidence/verify-evidence';
import { computeMatchScore } from '@/lib/analysis/score/match-score';
import { composeTexts } from '@/lib/analysis/texts/compose-texts';
import { chooseQuestions } from '@/lib/interviews/choose-questions';
import type { Judged } from './title-swap';

/** All that the rules write about a CV: the score, the texts, the questions of an interview. */
export function writtenOf({ criteria, document, locale, judgements: judged }: Judged): string[] {
  const judgements = verifyEvidence(document, judged, locale);
  const breakdown = computeMatchScore(criteria, judgements, criterionLabels(criteria, locale));
  const { feedback, strengths, weaknesses, redFlags, tips } = composeTexts({
    criteria,
    judgements,
    breakdown,
    locale,
  });
  const quotes = new Map(judgements.map((one) => [one.criterionId, one.evidence.map(({ quote }) => quote)]));
  const { questions } = chooseQuestions({
    lines: breakdown.lines,
    quotes,
    locale,
    length: 'LONG',
    focus: 'ALL',
    seed: 'swap',
  });
  const asked = questions.flatMap(({ text, goodSigns, poorSigns }) => [text, ...goodSigns, ...poorSigns]);
  return [String(breakdown.score), feedback, ...strengths, ...weaknesses, ...redFlags, ...tips, ...asked];
}

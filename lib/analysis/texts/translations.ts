import { z } from 'zod';
import { otherLocale } from '@/lib/i18n/locale';
import { composeTexts, type AnalysisTextsOfCandidate, type ComposeTextsInput } from './compose-texts';
import { criterionLabels } from '../criteria/criterion-labels';
import type { Judgement } from '@/lib/domain/analysis-schemas';

const translationsSchema = z.object({
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  redFlags: z.array(z.string()),
  feedback: z.string(),
  tips: z.array(z.string()),
}) satisfies z.ZodType<AnalysisTextsOfCandidate>;

/**
 * The texts of an analysis in the other interface language.
 *
 * @returns null where the engine wrote its reasons in one language only
 */
export function translateTexts(input: ComposeTextsInput): AnalysisTextsOfCandidate | null {
  const judgements: Judgement[] = [];
  for (const judgement of input.judgements) {
    if (!judgement.translatedReason) return null;
    judgements.push({ ...judgement, reason: judgement.translatedReason });
  }
  const locale = otherLocale(input.locale);
  const labels = criterionLabels(input.criteria, locale);
  const lines = input.breakdown.lines.map((line) => ({ ...line, label: labels[line.criterionId] ?? line.label }));
  return composeTexts({ ...input, judgements, breakdown: { ...input.breakdown, lines }, locale });
}

/** What the database holds; null for an analysis in one language. */
export function parseTranslations(stored: unknown): AnalysisTextsOfCandidate | null {
  return translationsSchema.nullable().parse(stored);
}

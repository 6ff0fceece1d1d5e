import { z } from 'zod';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { criterionSnapshotSchema, scoreBreakdownSchema, type ScoreLine } from '@/lib/domain/analysis-schemas';
import type { Locale } from '@/lib/i18n/locale';

interface Stored {
  scoreBreakdown: unknown;
  criteriaSnapshot: unknown;
  currentOf: { correctedBreakdown: unknown } | null;
}

/** What an interview needs of the analysis whose open points it asks about. */
export const analysisFields = {
  scoreBreakdown: true,
  criteriaSnapshot: true,
  currentOf: { select: { correctedBreakdown: true } },
  verdicts: { select: { criterionId: true, evidence: { orderBy: { position: 'asc' }, select: { quote: true } } } },
} as const;

/** What the CV says of a criterion, by its id. */
export function quotesIn({
  verdicts,
}: {
  verdicts: { criterionId: string; evidence: { quote: string }[] }[];
}): Map<string, string[]> {
  return new Map(verdicts.map(({ criterionId, evidence }) => [criterionId, evidence.map(({ quote }) => quote)]));
}

/**
 * The lines of an analysis with the recruiters' corrections, languages and places named in `locale`, whatever the
 * language of the process is.
 */
export function linesIn(locale: Locale, { scoreBreakdown, criteriaSnapshot, currentOf }: Stored): ScoreLine[] {
  const { lines } = scoreBreakdownSchema.parse(currentOf?.correctedBreakdown ?? scoreBreakdown);
  const labels = criterionLabels(z.array(criterionSnapshotSchema).parse(criteriaSnapshot), locale);
  return lines.map((line) => ({ ...line, label: labels[line.criterionId] ?? line.label }));
}

import { z } from 'zod';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { criterionSnapshotSchema, scoreBreakdownSchema, type ScoreLine } from '@/lib/domain/analysis-schemas';
import type { Locale } from '@/lib/i18n/locale';

interface Stored {
  scoreBreakdown: unknown;
  criteriaSnapshot: unknown;
  currentOf: { correctedBreakdown: unknown } | null;
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

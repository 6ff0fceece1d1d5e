import { z } from 'zod';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { database } from '@/lib/db/client';
import { criterionSnapshotSchema } from '@/lib/domain/analysis-schemas';
import { locales, type Locale } from '@/lib/i18n/locale';

interface Named {
  criterionId: string | null;
  label: string | null;
}

/** How a reader sees the names of the criteria of a stored interview. */
export interface CriterionNames {
  /** The same with a label in the reader's language: languages, places and pay have names of ours. */
  named: <Line extends Named>(line: Line) => Line;
  /** The label in the reader's language of one that is stored without its criterion. */
  renamed: (label: string) => string;
}

/** The names that the criteria of an analysis have in `locale`, whatever language an interview was held in. */
export async function findCriterionNames(analysisId: string, locale: Locale): Promise<CriterionNames> {
  const analysis = await database().analysis.findUnique({
    where: { id: analysisId },
    select: { criteriaSnapshot: true },
  });
  const criteria = analysis ? z.array(criterionSnapshotSchema).parse(analysis.criteriaSnapshot) : [];
  const names = criterionLabels(criteria, locale);
  const idsByLabel = new Map(
    locales.flatMap((one) => Object.entries(criterionLabels(criteria, one)).map(([id, label]) => [label, id] as const)),
  );
  return {
    named: (line) => ({ ...line, label: names[line.criterionId ?? ''] ?? line.label }),
    renamed: (label) => names[idsByLabel.get(label) ?? ''] ?? label,
  };
}

import { z } from 'zod';
import { verdictSchema, type CriterionSnapshot } from '@/lib/domain/analysis-schemas';
import { languageLevelSchema } from '@/lib/domain/process-schemas';
import data from './trial-examples.json';

const languageSchema = z.enum(['pl', 'en']);
const bothSchema = z.strictObject({ pl: z.string().min(1), en: z.string().min(1) });

const criterionSchema = z.strictObject({
  kind: z.enum(['REQUIREMENT', 'RED_FLAG', 'LANGUAGE', 'LOCATION']),
  /** Of the text; the CV may be in the other one. */
  language: languageSchema,
  /** As in `CriterionSnapshot`: of a language its code, of a location the town. */
  text: z.string().min(1),
  languageLevel: languageLevelSchema.optional(),
  locationType: z.enum(['OFFICE', 'REMOTE', 'HYBRID']).optional(),
  expected: verdictSchema,
  /** Words of a line of the CV that prove the verdict; null where the CV says nothing. */
  quote: z.string().min(1).nullable(),
  /** Which convention of docs/judging.md decides it. */
  convention: z.string().min(1),
  why: bothSchema,
});

/** CVs of invented people, with criteria and the verdicts that docs/judging.md gives them. */
export const trialExamplesSchema = z.strictObject({
  /** `YYYY-MM-DD`: the meaning of "present" in the CVs. */
  referenceDate: z.iso.date(),
  examples: z.array(
    z.strictObject({
      title: bothSchema,
      language: languageSchema,
      /** Line by line. */
      cv: z.array(z.string().min(1)),
      criteria: z.array(criterionSchema).length(8),
    }),
  ),
});

export type LabelledExample = z.infer<typeof trialExamplesSchema>['examples'][number];

/** The examples in their order, and the day they are judged on. */
export const trialExamples = trialExamplesSchema.parse(data);

/** The criteria of an example as an analysis has them. */
export function criteriaOf({ criteria }: LabelledExample): CriterionSnapshot[] {
  return criteria.map(({ kind, text, languageLevel, locationType }, index) => ({
    criterionId: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    kind,
    text,
    importance: 3,
    necessity: 'REQUIRED',
    languageLevel: languageLevel ?? null,
    locationType: locationType ?? null,
    budgetMaxMinor: null,
    budgetCurrency: null,
  }));
}

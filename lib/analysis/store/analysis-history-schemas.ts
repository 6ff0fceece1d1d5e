import { z } from 'zod';
import { criterionKindSchema, requirementImportanceSchema } from '@/lib/domain/process-schemas';
import { shortUserSchema } from '@/lib/domain/user-schemas';
import { correctionSchema, verdictSchema } from '@/lib/domain/analysis-schemas';

/**
 * Why something differs from the analysis before. CRITERION: the process asks something else; WEIGHT: it counts
 * otherwise; CV: another file; READING, ENGINE: another version of what read or judged it; CORRECTION: a person's
 * verdict; ANSWER: the same question was answered in another way.
 */
export const changeCauseSchema = z.enum(['CRITERION', 'WEIGHT', 'CORRECTION', 'CV', 'READING', 'ENGINE', 'ANSWER']);

/** A criterion as one analysis judged it. */
export const judgedSideSchema = z.object({
  /** The criterion's words. */
  label: z.string(),
  importance: z.int(),
  necessity: requirementImportanceSchema,
  /** Of a budget: the most that may be asked, monthly and gross. */
  budget: z.object({ minor: z.int(), currency: z.string() }).nullable(),
  /** The recruiter's where there was a correction. */
  verdict: verdictSchema,
  correction: correctionSchema.nullable(),
  reason: z.string(),
  quotes: z.array(z.object({ page: z.int(), quote: z.string() })),
});

/** A criterion that differs between two analyses. */
export const criterionChangeSchema = z.object({
  criterionId: z.uuid(),
  kind: criterionKindSchema,
  /** Null: the criterion is new. */
  before: judgedSideSchema.nullable(),
  /** Null: the criterion is no longer asked. */
  after: judgedSideSchema.nullable(),
  causes: z.array(changeCauseSchema).min(1),
});

export const analysisEntrySchema = z.object({
  analysisId: z.uuid(),
  at: z.iso.datetime(),
  engine: z.string(),
  engineVersion: z.string(),
  model: z.string().nullable(),
  /** Null: the product itself, or an analysis from before this was kept. */
  requestedBy: shortUserSchema.nullable(),
  /** With the corrections that held at the end of its time; null: the rules do not read the CV's language. */
  matchScore: z.int().min(0).max(100).nullable(),
  /** All differences from the analysis before; null: there is none before. */
  changes: z.array(criterionChangeSchema).nullable(),
});

/** The latest first. */
export const analysisEntriesSchema = z.object({ items: z.array(analysisEntrySchema) });

/** What a model answered where its answer could not be used; empty without any. `reason`: a key of `candidateStatusReason` */
export const failedAnswersSchema = z.object({ reason: z.string().nullable(), items: z.array(z.string()) });

export type FailedAnswers = z.infer<typeof failedAnswersSchema>;
export type ChangeCause = z.infer<typeof changeCauseSchema>;
export type JudgedSide = z.infer<typeof judgedSideSchema>;
export type CriterionChange = z.infer<typeof criterionChangeSchema>;
export type AnalysisEntry = z.infer<typeof analysisEntrySchema>;

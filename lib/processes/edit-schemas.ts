import { z } from 'zod';
import { text } from '@/lib/validation/text';
import { criteriaEffects } from './enums';
import {
  budgetSchema,
  externalRecruitmentIdSchema,
  languageInputSchema,
  locationSchema,
  processSchema,
  redFlagInputSchema,
  requirementInputSchema,
} from './schemas';

const requirementListSchema = z.array(requirementInputSchema).max(50);
const languageListSchema = z.array(languageInputSchema).max(20);
const redFlagListSchema = z.array(redFlagInputSchema).max(20);

/** What a process says beside its lists of criteria. */
const processDetailsSchema = z.object({
  /** The name of the recruitment. */
  name: text({ min: 2, max: 200 }),
  externalRecruitmentId: externalRecruitmentIdSchema.nullable(),
  /** Id in the ATS; null: not linked. */
  externalProcessId: text({ max: 100 }).nullable(),
  extendedAtsIntegration: z.boolean(),
  /** The requirements description (specification, section 2), plain text. */
  requirements: text({ max: 20_000, min: 0 }),
  location: locationSchema.nullable(),
  budget: budgetSchema.nullable(),
});

/** What is left out stays as it is, null empties it; what GET answered may be sent back whole. */
export const updateProcessSchema = processDetailsSchema.partial();

/** Only the name must be there; the sections of the wizard follow one by one. */
export const createProcessSchema = updateProcessSchema.required({ name: true }).extend({
  requirementList: requirementListSchema.default([]),
  languages: languageListSchema.default([]),
  redFlags: redFlagListSchema.default([]),
});

/** Each replaces the whole list, in the order given. */
export const requirementsBodySchema = z.object({ requirementList: requirementListSchema });
export const languagesBodySchema = z.object({ languages: languageListSchema });
export const redFlagsBodySchema = z.object({ redFlags: redFlagListSchema });

export const editQuerySchema = z.object({
  /** Only says what saving would do; nothing is saved. */
  dryRun: z.stringbool().default(false),
});

/** What a change of the criteria does to the candidates who have been analysed. */
export const criteriaChangeSchema = z.object({
  /**
   * OUTDATED: they must be analysed again. RESCORED: their scores follow from the stored verdicts, at once. RESCORING:
   * the same, soon, because they are many. NONE: nothing.
   */
  effect: z.enum(criteriaEffects),
  /** How many candidates that touches. */
  candidates: z.int(),
});

/** The process after an edit (before it, for a dry run) and what the edit does to its candidates. */
export const editedProcessSchema = processSchema.extend({ change: criteriaChangeSchema });

export const externalRecruitmentIdParams = z.object({ externalRecruitmentId: externalRecruitmentIdSchema });
export const externalRecruitmentIdQuerySchema = z.object({
  /** The process being edited, whose own id is no obstacle. */
  excludeProcessId: z.uuid().optional(),
});
export const externalRecruitmentIdAnswerSchema = z.object({ available: z.boolean() });

export type CreateProcessInput = z.input<typeof createProcessSchema>;
export type UpdateProcessInput = z.infer<typeof updateProcessSchema>;
export type CriteriaChange = z.infer<typeof criteriaChangeSchema>;
export type EditedProcess = z.infer<typeof editedProcessSchema>;

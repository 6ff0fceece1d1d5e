import { z } from 'zod';
import { text } from '@/lib/validation/text';
import { criteriaEffects, maxRequirements } from './process-enums';
import {
  budgetSchema,
  engineChoiceSchema,
  externalRecruitmentIdSchema,
  languageInputSchema,
  locationSchema,
  processSchema,
  redFlagInputSchema,
  requirementInputSchema,
} from './process-schemas';

const requirementListSchema = z.array(requirementInputSchema).max(maxRequirements);
const languageListSchema = z.array(languageInputSchema).max(20);
const redFlagListSchema = z.array(redFlagInputSchema).max(20);

/** A process without its lists of criteria. */
const processDetailsSchema = z.object({
  /** The name of the recruitment. */
  name: text({ min: 2, max: 200 }),
  externalRecruitmentId: externalRecruitmentIdSchema.nullable(),
  /** Id in the ATS; null when not linked. */
  externalProcessId: text({ max: 100 }).nullable(),
  extendedAtsIntegration: z.boolean(),
  engine: engineChoiceSchema,
  /** The requirements description (specification, section 2), plain text. */
  requirements: text({ max: 20_000, min: 0 }),
  location: locationSchema.nullable(),
  budget: budgetSchema.nullable(),
});

/** Missing fields stay unchanged, null clears a field; a GET response may be sent back as it is. */
export const updateProcessSchema = processDetailsSchema.partial();

/** Only the name is required; the wizard saves the other sections one at a time. */
export const createProcessSchema = updateProcessSchema.required({ name: true }).extend({
  requirementList: requirementListSchema.default([]),
  languages: languageListSchema.default([]),
  redFlags: redFlagListSchema.default([]),
});

/** Each replaces the whole list, in the given order. */
export const requirementsBodySchema = z.object({ requirementList: requirementListSchema });
export const languagesBodySchema = z.object({ languages: languageListSchema });
export const redFlagsBodySchema = z.object({ redFlags: redFlagListSchema });

export const editQuerySchema = z.object({
  /** Reports what saving would do, without saving. */
  dryRun: z.stringbool().default(false),
});

/** The effect of a criteria change on analysed candidates. */
export const criteriaChangeSchema = z.object({
  /**
   * OUTDATED: they must be analysed again. RESCORED: scores were recomputed from the stored verdicts. RESCORING: the
   * same in the background, because there are many. NONE: no effect.
   */
  effect: z.enum(criteriaEffects),
  /** Number of affected candidates. */
  candidates: z.int(),
});

/** The process after an edit (before it, for a dry run) and the effect on its candidates. */
export const editedProcessSchema = processSchema.extend({ change: criteriaChangeSchema });

export const externalRecruitmentIdParams = z.object({ externalRecruitmentId: externalRecruitmentIdSchema });
export const externalRecruitmentIdQuerySchema = z.object({
  /** The process being edited. */
  excludeProcessId: z.uuid().optional(),
});
export const externalRecruitmentIdAnswerSchema = z.object({ available: z.boolean() });

export type CreateProcessInput = z.input<typeof createProcessSchema>;
export type UpdateProcessInput = z.infer<typeof updateProcessSchema>;
export type CriteriaChange = z.infer<typeof criteriaChangeSchema>;
export type EditedProcess = z.infer<typeof editedProcessSchema>;

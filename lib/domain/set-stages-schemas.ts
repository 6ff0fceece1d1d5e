import { z } from 'zod';
import { candidateChoiceSchema } from './candidate-review-schemas';

export const setStagesSchema = z.object({
  choice: candidateChoiceSchema,
  /** Null: no stage. */
  stageId: z.uuid().nullable(),
  /** The stage that the person saw, null for none: who is in another one is left there. Without it the call replaces any. */
  replaces: z.uuid().nullable().optional(),
});

export const setStagesAnswerSchema = z.object({
  /** Undoes all of them: `DELETE …/candidates/stages/{requestId}`. */
  requestId: z.uuid(),
  accepted: z.array(z.uuid()),
  refused: z.array(
    z.object({
      candidateId: z.uuid(),
      /** Null for NOT_FOUND. */
      ordinalNumber: z.int().nullable(),
      /** CHANGED_MEANWHILE: somebody has chosen another stage, or has decided otherwise. */
      reason: z.enum(['NOT_FOUND', 'NOT_ADVANCED', 'IN_ATS', 'CHANGED_MEANWHILE']),
    }),
  ),
});

export type SetStages = z.output<typeof setStagesSchema>;
export type SetStagesAnswer = z.infer<typeof setStagesAnswerSchema>;
export type StageRefusal = SetStagesAnswer['refused'][number]['reason'];

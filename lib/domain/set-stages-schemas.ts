import { z } from 'zod';
import { dateWithinAYear } from '@/lib/validation/date';
import { text } from '@/lib/validation/text';
import { stageLimits } from './candidate-enums';
import { candidateChoiceSchema, refusedDecisionSchema } from './candidate-review-schemas';

export const setStagesSchema = z.object({
  choice: candidateChoiceSchema,
  /** Null: no stage. */
  stageId: z.uuid().nullable(),
  /** The stage that the person saw, null for none: who is in another one is left there. Without it the call replaces any. */
  replaces: z.uuid().nullable().optional(),
});

export const setStagesAnswerSchema = z.object({
  /** Undoes all of them: `DELETE …/candidates/stages/{requestId}`; null: nothing was changed. */
  requestId: z.uuid().nullable(),
  accepted: z.array(z.uuid()),
  refused: z.array(
    refusedDecisionSchema.extend({
      /** CHANGED_MEANWHILE: somebody has chosen another stage, or has decided otherwise. */
      reason: z.enum(['NOT_FOUND', 'NOT_ADVANCED', 'IN_ATS', 'CHANGED_MEANWHILE']),
    }),
  ),
});

/** What is left out stays as it is. */
export const setFollowUpsSchema = z.object({
  choice: candidateChoiceSchema,
  /** Somebody who sees the process; null: nobody. */
  ownerId: z.uuid().nullable().optional(),
  /** Null: none any more. A day at most a year ahead. */
  nextStep: z
    .object({ text: text({ max: stageLimits.nextStep }), dueOn: dateWithinAYear().nullable().default(null) })
    .nullable()
    .optional(),
  /**
   * The next step that the person saw, without a text for none: who has another one is left as they are. Without it the call
   * replaces any.
   */
  replaces: z
    .object({ text: z.string().max(stageLimits.nextStep), dueOn: z.iso.date().nullable().default(null) })
    .optional(),
});

export const setFollowUpsAnswerSchema = z.object({
  /** Undoes all of it: `DELETE …/candidates/follow-ups/{requestId}`; null: nothing was changed. */
  requestId: z.uuid().nullable(),
  accepted: z.array(z.uuid()),
  refused: z.array(
    refusedDecisionSchema.extend({
      /**
       * CHANGED_MEANWHILE: somebody has changed it since, or whose it was before no longer sees the process, so that there is
       * nothing to undo.
       */
      reason: z.enum(['NOT_FOUND', 'CHANGED_MEANWHILE']),
    }),
  ),
});

export type SetStages = z.output<typeof setStagesSchema>;
export type SetStagesAnswer = z.infer<typeof setStagesAnswerSchema>;
export type StageRefusal = SetStagesAnswer['refused'][number]['reason'];
export type SetFollowUps = z.output<typeof setFollowUpsSchema>;
export type SetFollowUpsAnswer = z.infer<typeof setFollowUpsAnswerSchema>;

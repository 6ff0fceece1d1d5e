import { z } from 'zod';
import { text } from '@/lib/validation/text';
import { leftOutReasons } from '@/lib/domain/requirement-proposal';
import { languageInputSchema, requirementInputSchema } from '@/lib/domain/process-schemas';

/** The description as it stands in the form, saved or not. */
export const splitBodySchema = z.object({ description: text({ max: 20_000 }) });

/** The model that may split the description of a process; null: there is none, or the process chose the built-in engine. */
export const splittingModelSchema = z.object({
  model: z.string().nullable(),
  /** Code of why a model that is to judge cannot be asked; message key `errors.<code>`. */
  problem: z.string().nullable(),
});

export const requirementProposalsSchema = z.object({
  proposals: z.array(
    requirementInputSchema.omit({ id: true }).extend({
      /** Null: no language. */
      language: languageInputSchema.pick({ language: true, level: true }).nullable(),
      /** The words of the description that the text takes the place of; null: the text is theirs. */
      instead: z.string().nullable(),
    }),
  ),
  /** What was not proposed, of the description and of the model's response. */
  leftOut: z.array(z.object({ text: z.string(), reason: z.enum([...leftOutReasons, 'not-stated']) })),
});

export type SplittingModel = z.infer<typeof splittingModelSchema>;
export type RequirementProposalsDto = z.infer<typeof requirementProposalsSchema>;

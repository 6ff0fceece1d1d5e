import { z } from 'zod';
import { text } from '@/lib/validation/text';
import { letterFormats } from './explanation-enums';

/** One criterion that the CV does not show in full, and the score if it did. */
export const possibleChangeSchema = z.object({
  criterionId: z.uuid(),
  label: z.string(),
  from: z.int().min(0).max(100),
  to: z.int().min(0).max(100),
});

/** A part of the letter to a candidate. */
export const letterBlockSchema = z.object({
  /** Stable within an analysis; of a criterion its id. */
  key: z.string(),
  /** Empty: none. */
  heading: z.string(),
  /** Of a part that is only a heading for those that follow: empty. */
  text: z.string(),
  /** Words of the CV, as they stand there. */
  quotes: z.array(z.object({ page: z.int(), text: z.string() })),
  /** A model wrote sentences of it. */
  isByModel: z.boolean(),
  /** It stays as it is: who decided, and what the letter is about. */
  isFixed: z.boolean(),
});

const languageSchema = z.enum(['pl', 'en']);

export const explanationQuerySchema = z.object({ language: languageSchema.optional() });

/** Why a candidate was judged so, for the recruiter and as a letter. */
export const explanationSchema = z.object({
  language: languageSchema,
  blocks: z.array(letterBlockSchema),
  /** The part of the letter that says what would change the result; its key, or null: nothing would. */
  changes: z.array(possibleChangeSchema),
  /** Names and quotes are masked: the letter is not ready to be sent. */
  isBlind: z.boolean(),
});

/** `blocks`: the texts that were edited, by key; an empty one leaves the part out, a missing one stays as composed. */
export const writeExplanationSchema = z.object({
  language: languageSchema,
  format: z.enum(letterFormats),
  withChanges: z.boolean().default(true),
  blocks: z
    .array(z.object({ key: text({ max: 60 }), text: text({ max: 4_000, min: 0 }) }))
    .max(200)
    .default([]),
});

export type PossibleChange = z.infer<typeof possibleChangeSchema>;
export type LetterBlock = z.infer<typeof letterBlockSchema>;
export type ExplanationDto = z.infer<typeof explanationSchema>;
export type WriteExplanation = z.output<typeof writeExplanationSchema>;

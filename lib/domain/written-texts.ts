import { z } from 'zod';
import { textFields, textsReasonSchema } from '@/lib/domain/analysis-schemas';

/** A sentence that a model wrote and our checks let through. */
const writtenSentenceSchema = z.object({
  /** Ids of the criteria that it rests on. */
  on: z.array(z.uuid()).min(1),
  pl: z.string(),
  en: z.string(),
});

/** What a model wrote about a candidate, in both languages; a field without sentences is left to the rules. */
export const writtenTextsSchema = z.object({
  sentences: z.record(z.enum(textFields), z.array(writtenSentenceSchema)),
  /** What each criterion was when it was written of (`factOf`): where that has changed, its sentences no longer hold. */
  facts: z.record(z.string(), z.string()),
});

/** The texts of an analysis that is not stored yet. */
export const textsDraftSchema = z.object({
  /** Null: the rules compose them. */
  written: writtenTextsSchema.nullable(),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  /** SHA-256 of what was asked: equal question, equal texts. */
  hash: z.string().length(64).nullable(),
  /** Why the rules compose them in a model's place. */
  reason: textsReasonSchema.nullable(),
  /** How many sentences the checks took out. */
  removed: z.int(),
});

export type WrittenSentence = z.infer<typeof writtenSentenceSchema>;
export type WrittenTexts = z.infer<typeof writtenTextsSchema>;
export type TextsDraft = z.infer<typeof textsDraftSchema>;

/** Of an analysis for which no model was to write. */
export const composedTexts: TextsDraft = {
  written: null,
  model: null,
  promptVersion: null,
  hash: null,
  reason: null,
  removed: 0,
};

import { z } from 'zod';
import { alternatives, anyExact } from '@/lib/word-lists/word-pattern';

function compiles(entry: string, read = alternatives, flags = ''): boolean {
  try {
    // The list that an entry names is in the same file.
    return new RegExp(read([entry.replaceAll(/<\w+>/g, 'list')]), flags).source !== '';
  } catch {
    return false;
  }
}

/** An entry in the notation of `word-pattern.ts`; spaces at its ends are part of it. */
const noEntry = 'It is no entry of a list of words: see word-pattern.ts.';
const entrySchema = z
  .string()
  .regex(/\S/)
  .refine((entry) => compiles(entry), noEntry);
const entriesSchema = z.array(entrySchema).min(1);

/** Lists of words by the names of the constants that are made of them. */
export const wordListsSchema = z.record(z.string(), entriesSchema);

/** The same of entries that `anyExact` and `anyLatin` read. */
export const exactListsSchema = z.record(
  z.string(),
  z.array(z.string().refine((entry) => compiles(entry, anyExact, 'u'), noEntry)).min(1),
);

/** `number-words.json` */
export const numberWordsSchema = z.array(
  z.strictObject({ value: z.number().positive(), words: z.array(z.string().regex(/^[a-z]+$/)).min(1) }),
);

/** `time-words.json` */
export const timeWordsSchema = z.strictObject({
  /** January first. */
  months: z.array(entriesSchema).length(12),
  quarter: entriesSchema,
  /** By the month (0..11) in which they begin. */
  seasons: z.array(z.strictObject({ month: z.int().min(0).max(11), words: entriesSchema })),
  today: entriesSchema,
  /** In front of a date that is not exact. */
  about: entriesSchema,
  durations: z.array(z.strictObject({ months: z.int().positive(), words: entriesSchema })),
});

/** Lists of words without names: those of one list mean the same, or belong together. */
const wordGroupsSchema = z.array(entriesSchema).min(1);

/** `words/fields-of-study.json` */
export const fieldsOfStudySchema = z.strictObject({
  /** Related fields of both languages; a field may be in several. */
  families: wordGroupsSchema,
  /** One field a list, in both languages. */
  sameFields: wordGroupsSchema,
});

/** Plain words of either language that mean the same, a list each. */
export const equalWordsSchema = z.array(z.array(z.string().regex(/^\S+$/)).min(2)).min(1);

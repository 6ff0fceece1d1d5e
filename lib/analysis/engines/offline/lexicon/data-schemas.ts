import { z } from 'zod';
import { wordGroupsSchema } from '@/lib/word-lists/word-schemas';

/** A term as it is written; `=` before it makes it case-sensitive, for names that are also words or letters (`=Go`). */
const termSchema = z.string().regex(/^=?[^\s=|>](?:[^|>]*[^\s|>])?$/);

/** Equivalent Polish and English terms. A narrower term proves the group ("AWS" proves "cloud"), not vice versa. */
const termGroupSchema = z.strictObject({
  terms: z.array(termSchema).min(1),
  narrower: z.array(termSchema).min(1).optional(),
});

/** A file of `terms/`. */
export const termFileSchema = z.strictObject({ about: z.string().min(1), groups: z.array(termGroupSchema).min(1) });

/** `words/fields-of-study.json` */
export const fieldsOfStudySchema = z.strictObject({
  /** Related fields of both languages; a field may be in several. */
  families: wordGroupsSchema,
  /** One field a list, in both languages. */
  sameFields: wordGroupsSchema,
});

/** Plain words of either language that mean the same, a list each. */
export const equalWordsSchema = z.array(z.array(z.string().regex(/^\S+$/)).min(2)).min(1);

export type TermGroup = z.infer<typeof termGroupSchema>;
export type TermFile = z.infer<typeof termFileSchema>;

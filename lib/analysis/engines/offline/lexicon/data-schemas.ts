import { z } from 'zod';

/** A term as it is written; `=` before it makes it case-sensitive, for names that are also words or letters (`=Go`). */
const termSchema = z.string().regex(/^=?[^\s=|>](?:[^|>]*[^\s|>])?$/);

/** Equivalent Polish and English terms. A narrower term proves the group ("AWS" proves "cloud"), not vice versa. */
const termGroupSchema = z.strictObject({
  terms: z.array(termSchema).min(1),
  narrower: z.array(termSchema).min(1).optional(),
});

/** A file of `terms/`. */
export const termFileSchema = z.strictObject({ about: z.string().min(1), groups: z.array(termGroupSchema).min(1) });

export type TermGroup = z.infer<typeof termGroupSchema>;
export type TermFile = z.infer<typeof termFileSchema>;

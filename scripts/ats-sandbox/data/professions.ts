import { z } from 'zod';
import file from './professions.json' with { type: 'json' };

const words = z.array(z.string().min(1)).min(1);

/** What a CV of a profession is put together from, in one language. */
const wordsSchema = z.strictObject({
  titles: words,
  /** Points of a job. */
  duties: words,
  skills: words,
  schools: z.array(z.strictObject({ title: z.string().min(1), place: z.string().min(1) })).min(1),
  employers: words,
});

const professionSchema = z.strictObject({
  key: z.string().min(1),
  /** The recruitment's name, for women and men alike. */
  position: z.strictObject({ pl: z.string().min(1), en: z.string().min(1) }),
  words: z.strictObject({ pl: wordsSchema, en: wordsSchema }),
});

export type Profession = z.infer<typeof professionSchema>;

/** Professions at a desk and in the field by turns, of `professions.json`. */
export const professions: Profession[] = z.array(professionSchema).min(1).parse(file);

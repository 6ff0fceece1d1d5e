import { z } from 'zod';
import { languageLevels } from '@/lib/domain/process-enums';

/** The product takes both halves of B for one level. */
const levelSchema = z.preprocess(
  (level) => (level === 'UPPER_INTERMEDIATE' ? 'INTERMEDIATE' : level),
  z.enum(languageLevels),
);

/** Any of several is right. */
const oneOrMoreSchema = z.union([z.string(), z.array(z.string()), z.null()]);

/** What a CV says of its candidate; null: nothing. */
export const truthSchema = z.object({
  language: z.enum(['pl', 'en']),
  /** The month of "present", `YYYY-MM`. */
  asOf: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: oneOrMoreSchema,
  city: oneOrMoreSchema,
  /** By code; several levels where a word can mean either, null where the CV names none. */
  languages: z.record(z.string(), z.union([levelSchema, z.array(levelSchema), z.null()])),
  optionalLanguages: z.array(z.string()),
  jobs: z.array(
    z.object({
      title: z.string().nullable(),
      company: z.string().nullable(),
      /** `YYYY-MM`, `YYYY`, or null where the CV does not say. */
      from: z.string().nullish(),
      /** The same, or `now` or `present`. */
      to: z.string().nullish(),
    }),
  ),
  months: z.object({ min: z.number(), max: z.number() }),
  salary: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string(),
      per: z.enum(['hour', 'month']),
    })
    .nullable(),
});

export type Truth = z.infer<typeof truthSchema>;

/** A CV with what it says. */
export interface LabelledCv {
  content: string;
  name: string;
  /** What is read: a file, or text as a person pastes it. */
  source: { path: string } | { text: string };
  producer: string;
  /** Its resolution and faults, null for what is no scan. */
  scan: string | null;
  hidden: string[];
  /** Visible text: the order within a block is fixed, blocks may follow each other in any order. */
  blocks: string[];
  truth: Truth;
  /** Only its figures are looked at, never its texts. */
  isHeldOut: boolean;
}

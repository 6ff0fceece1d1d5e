import { z } from 'zod';

const text = z.string().min(1);
const dateSchema = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/)
  .nullable();

/** A job or school. Dates are `YYYY` or `YYYY-MM`; `to` is null while it lasts. */
const entrySchema = z.object({
  from: dateSchema,
  to: dateSchema,
  title: text,
  place: z.string(),
  bullets: z.array(text),
});

const listGroupSchema = z.object({ label: text.nullable(), items: z.array(text).min(1) });

/** The content of an invented CV. */
export const demoCvSchema = z.object({
  name: text,
  headline: text,
  town: text,
  locale: z.enum(['pl', 'en']),
  /** Name of a layout in render/looks.ts. */
  look: text,
  /** `scan`: an image without text. */
  form: z.enum(['text', 'scan']),
  email: text,
  phone: text,
  fileName: text,
  profile: z.array(text),
  experience: z.array(entrySchema),
  projects: z.array(text),
  education: z.array(entrySchema),
  skills: z.array(listGroupSchema),
  /** Language and level as written, e.g. `angielski` and `C1`. */
  languages: z.array(z.object({ name: text, level: z.string() })),
  certificates: z.array(text),
  interests: z.array(text),
  /** Expected salary, notice period, driving licence … */
  extra: z.array(text),
  /** Hidden words, as some applicants add them. */
  hidden: z.array(text),
});

export type CvEntry = z.infer<typeof entrySchema>;
export type CvListGroup = z.infer<typeof listGroupSchema>;
export type DemoCv = z.infer<typeof demoCvSchema>;

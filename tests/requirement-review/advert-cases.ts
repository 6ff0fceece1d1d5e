import { z } from 'zod';
import cases from './advert-cases.json';

const phrase = z.string().min(2);

/** An advert, and what a careful reader makes of it; all phrases are the advert's own words. */
const advertCaseSchema = z.object({
  id: z.string(),
  lang: z.enum(['pl', 'en']),
  title: z.string(),
  text: z.string(),
  requirements: z.array(z.object({ phrase, importance: z.enum(['required', 'important', 'nice']), why: z.string() })),
  /** Slogans, benefits, praise of the company. */
  notRequirements: z.array(phrase),
  unlawful: z.array(z.object({ phrase, what: z.string(), lawfulInstead: z.string() })),
  /** Place, travel and right to work. */
  places: z.array(phrase),
});

export type AdvertCase = z.infer<typeof advertCaseSchema>;

/** Adverts written by somebody who had not seen the rules. */
export const advertCases: readonly AdvertCase[] = z.array(advertCaseSchema).parse(cases);

import { z } from 'zod';
import data from './title-pairs.json';

const pairSchema = z.object({
  language: z.enum(['pl', 'en']),
  masculine: z.string(),
  feminine: z.string(),
  kind: z.string(),
  set: z.enum(['open', 'held-out']),
});

/** Titles of jobs in both forms, written by somebody who saw no rule; a third is held out of the evaluation. */
export const titlePairs = z.array(pairSchema).parse(data);

import { z } from 'zod';
import { shortUserSchema } from '@/lib/domain/user-schemas';

const countsSchema = z.object({ seen: z.int(), corrected: z.int() });

/** How the people of a process agree with the verdicts that they saw. */
export const agreementSchema = countsSchema.extend({
  /** Of verdicts that people saw before they judged: an upper bound. Null: nothing to compute it from. */
  kappa: z.object({ kappa: z.number(), low: z.number(), high: z.number() }).nullable(),
  criteria: z.array(
    countsSchema.extend({
      criterionId: z.uuid(),
      label: z.string(),
      /** It is corrected so often that its words are probably to blame. */
      rewrite: z.boolean(),
    }),
  ),
  /** By how sure the engine was: a fifth each, the least sure first. */
  confidence: z.array(countsSchema.extend({ from: z.number(), to: z.number() })),
  decisions: z.object({
    advanced: z.int(),
    rejected: z.int(),
    /** Share of pairs in which the advanced one has the higher score; null without a pair. */
    inOrder: z.number().nullable(),
  }),
  /** By the month of the analysis, the oldest first. */
  months: z.array(countsSchema.extend({ month: z.string(), people: z.int(), meanScore: z.number().nullable() })),
});

/** Many decisions in a short time, all in the order of the score. */
export const fastSessionSchema = z.object({
  user: shortUserSchema,
  process: z.object({ id: z.uuid(), name: z.string() }),
  decisions: z.int(),
  /** Whole minutes, at least 1. */
  minutes: z.int(),
  from: z.iso.datetime(),
});

export type Agreement = z.infer<typeof agreementSchema>;
export type FastSession = z.infer<typeof fastSessionSchema>;

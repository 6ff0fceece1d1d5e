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

const bandSchema = z.object({
  from: z.number(),
  to: z.number(),
  count: z.int(),
  /** Mean confidence, and share of agreement. */
  confidence: z.number(),
  right: z.number(),
});

/** How the engine agrees with people who judged before they saw any verdict. */
export const calibrationReportSchema = z.object({
  /** People are asked now. */
  calibrates: z.boolean(),
  /** Candidates who were judged, and how often one was skipped. */
  people: z.int(),
  skipped: z.int(),
  judged: z.int(),
  agreed: z.int(),
  kappa: agreementSchema.shape.kappa,
  /** By how sure the engine was; `error`: the expected calibration error. */
  reliability: z.object({ bands: z.array(bandSchema), error: z.number().nullable() }),
  /** By the month of the judging, the oldest first. */
  months: z.array(z.object({ month: z.string(), judged: z.int(), agreed: z.int(), confidence: z.number() })),
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
export type Calibration = z.infer<typeof calibrationReportSchema>;
export type FastSession = z.infer<typeof fastSessionSchema>;

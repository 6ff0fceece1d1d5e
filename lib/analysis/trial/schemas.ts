import { z } from 'zod';
import { verdictSchema } from '@/lib/domain/analysis-schemas';
import { modelSettingsInputSchema } from '@/lib/model/schemas';
import { trialExampleNumbers } from './enums';

/** Settings that need not be saved, and the example to judge with them. */
export const modelTrialInputSchema = z.object({
  settings: modelSettingsInputSchema,
  example: z.literal(trialExampleNumbers),
});

const trialVerdictSchema = z.object({
  /** The criterion, in the reader's language where it is a language or a place. */
  label: z.string(),
  kind: z.enum(['REQUIREMENT', 'RED_FLAG', 'LANGUAGE', 'LOCATION']),
  language: z.enum(['pl', 'en']),
  expected: verdictSchema,
  /** Why it is expected, in the reader's language. */
  why: z.string(),
  /** Null: none that could be used. */
  given: verdictSchema.nullable(),
  /** The model's own, one sentence; empty where there is none. */
  reason: z.string(),
  /** Words of the CV that the model quotes, proved; null: none. */
  quote: z.string().nullable(),
  /** The built-in engine's. */
  builtIn: verdictSchema,
});

/** What a model made of one example. */
export const trialExampleSchema = z.object({
  example: z.literal(trialExampleNumbers),
  title: z.string(),
  /** Of the CV. */
  language: z.enum(['pl', 'en']),
  cv: z.string(),
  /** Code of why an analysis of such a CV would fail, message key `errors.<code>`; null: it would not. */
  problem: z.string().nullable(),
  verdicts: z.array(trialVerdictSchema),
  /** That the model took, its repair included. */
  milliseconds: z.int(),
  /** Times that it was asked again for what could not be used. */
  repairs: z.int(),
  /** What it quoted as proof: found in the CV, or refused. */
  quotes: z.object({ kept: z.int(), refused: z.int() }),
  usage: z.object({
    requests: z.int(),
    inputTokens: z.int(),
    cachedTokens: z.int(),
    outputTokens: z.int(),
    /** Millionths of the currency of the prices; 0 without prices. */
    costMicros: z.int(),
  }),
});

/** Judged, or why the model could not be asked: message key `errors.<code>`. */
export const modelTrialSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: trialExampleSchema }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);

export type ModelTrialInput = z.infer<typeof modelTrialInputSchema>;
export type TrialVerdict = z.infer<typeof trialVerdictSchema>;
export type TrialExample = z.infer<typeof trialExampleSchema>;
export type ModelTrial = z.infer<typeof modelTrialSchema>;

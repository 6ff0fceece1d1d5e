import { z } from 'zod';
import { cvReadings, modelTestSteps } from '@/lib/domain/model-enums';
import { modelSettingsInputSchema } from './schemas';

/** Settings, saved or not, and which step of the test is taken with them. */
export const modelTestInputSchema = modelSettingsInputSchema.safeExtend({ step: z.enum(modelTestSteps) });

/** Tokens as the server counts them; 0: it does not count. */
const figures = { milliseconds: z.int(), inputTokens: z.int(), outputTokens: z.int() };

const passed = z.discriminatedUnion('step', [
  z.object({
    ok: z.literal(true),
    step: z.literal('answer'),
    ...figures,
    /**
     * Whether the answer was exactly the object that was asked for; otherwise it could be read only by ignoring what
     * surrounds it.
     */
    isInForm: z.boolean(),
  }),
  z.object({
    ok: z.literal(true),
    step: z.literal('cv'),
    ...figures,
    isInForm: z.boolean(),
    /** About. */
    sentTokens: z.int(),
    reading: z.enum(cvReadings),
  }),
  z.object({
    ok: z.literal(true),
    step: z.literal('parallel'),
    ...figures,
    /** Whether two questions at once take hardly longer than one. */
    atOnce: z.boolean(),
    /** That it writes; null: unknown. */
    tokensPerSecond: z.number().nullable(),
  }),
]);

/** The outcome of one step of the test. */
export const modelTestSchema = z.union([
  passed,
  z.object({
    ok: z.literal(false),
    milliseconds: z.int(),
    /** Message key `errors.<code>`. */
    code: z.string(),
    /** There was no answer within the time-out. */
    timedOut: z.boolean(),
  }),
]);

export type ModelTestInput = z.infer<typeof modelTestInputSchema>;
export type ModelTest = z.infer<typeof modelTestSchema>;
export type CvReading = (typeof cvReadings)[number];

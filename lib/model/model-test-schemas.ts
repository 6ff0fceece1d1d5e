import { z } from 'zod';
import { cvReadings, modelTestSteps } from '@/lib/domain/model-enums';
import { modelSettingsInputSchema } from './schemas';

/** Settings, saved or not, and which step of the test is taken with them. */
export const modelTestInputSchema = modelSettingsInputSchema.safeExtend({ step: z.enum(modelTestSteps) });

/** As the server counts tokens; 0: it does not. */
const figures = { milliseconds: z.int(), inputTokens: z.int(), outputTokens: z.int() };

const passed = z.discriminatedUnion('step', [
  z.object({
    ok: z.literal(true),
    step: z.literal('answer'),
    ...figures,
    /** The answer is the object asked for as it stands; otherwise it had to be read kindly. */
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
    /** Two questions together take hardly longer than one. */
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

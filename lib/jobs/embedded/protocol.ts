import { z } from 'zod';

/** The parts of the Inngest SDK's protocol (4.24) that the embedded runner implements. */

/** An event as functions see it. */
export const eventSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  ts: z.number(),
  data: z.record(z.string(), z.unknown()),
});
export type DurableEvent = z.infer<typeof eventSchema>;

/** An event as the SDK sends it: id and time may be missing. */
export const sentEventSchema = z.looseObject({
  id: z.string().min(1).optional(),
  name: z.string().min(1),
  ts: z.number().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
});
export type SentEvent = z.infer<typeof sentEventSchema>;

const concurrencySchema = z.looseObject({
  limit: z.number(),
  key: z.string().optional(),
  scope: z.string().optional(),
});

const triggerSchema = z.looseObject({
  event: z.string().optional(),
  expression: z.string().optional(),
  cron: z.string().optional(),
});

/** One registered function. Loose, so that unknown settings are seen and refused by name. */
export const functionConfigSchema = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  triggers: z.array(triggerSchema),
  steps: z.looseObject({
    step: z.looseObject({ retries: z.looseObject({ attempts: z.number().optional() }).optional() }),
  }),
  idempotency: z.string().optional(),
  concurrency: z.union([z.number(), concurrencySchema, z.array(concurrencySchema)]).optional(),
  cancel: z
    .array(z.looseObject({ event: z.string(), if: z.string().optional(), timeout: z.string().optional() }))
    .optional(),
});
export type FunctionConfig = z.infer<typeof functionConfigSchema>;

export const registrationSchema = z.object({ functions: z.array(functionConfigSchema) });

/** One operation of a call's response. */
export const operationSchema = z.looseObject({
  id: z.string(),
  op: z.string(),
  name: z.string().nullish(),
  displayName: z.string().nullish(),
  opts: z.record(z.string(), z.unknown()).nullish(),
  data: z.unknown().optional(),
  error: z.unknown().optional(),
});
export type Operation = z.infer<typeof operationSchema>;

/** A finished step in the SDK's format. */
export type StepResult = { type: 'data'; data: unknown } | { type: 'error'; error: unknown };

/** The step id of a call that discovers new steps. */
export const discoveryStepId = 'step';

/** The SDK's default. */
const defaultRetries = 3;

/** Attempts allowed per step, at least 1. */
export function maxAttempts(config: FunctionConfig): number {
  return (config.steps.step.retries?.attempts ?? defaultRetries) + 1;
}

import { z } from 'zod';
import { webhookEvents } from '@/lib/webhook-rows/webhook-events';
import { webhookStates } from './enums';

export const webhookParams = z.object({ processId: z.uuid(), messageId: z.uuid() });

const attemptSchema = z.object({
  at: z.iso.datetime(),
  /** Null: there was no answer. */
  httpStatus: z.int().nullable(),
  /** Error code; null: it was taken. */
  reason: z.string().nullable(),
  tookMs: z.int(),
});

export const webhookMessageSchema = z.object({
  /** The header `webhook-id`, the same at every attempt. */
  messageId: z.uuid(),
  event: z.enum(webhookEvents),
  candidate: z.object({ candidateId: z.uuid(), ordinalNumber: z.int() }).nullable(),
  state: z.enum(webhookStates),
  attempts: z.int(),
  /** Null: none is to come. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Error code of the last attempt. */
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The last ones, latest first. */
  log: z.array(attemptSchema),
});

export const webhookMessagesSchema = z.object({ items: z.array(webhookMessageSchema) });

export type WebhookMessageDto = z.infer<typeof webhookMessageSchema>;
export type WebhookMessages = z.infer<typeof webhookMessagesSchema>;

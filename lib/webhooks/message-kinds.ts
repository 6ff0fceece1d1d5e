import { candidatePicked, webhookEvents, type WebhookEvent } from '@/lib/webhook-rows/webhook-events';
import { candidatePickedKind } from './candidate-picked';
import type { MessageKind } from './message-kind';

const kinds: Record<WebhookEvent, MessageKind> = { [candidatePicked]: candidatePickedKind };

/** Null for an event that this version of the product does not know. */
export function findMessageKind(name: string): MessageKind | null {
  const event = webhookEvents.find((one) => one === name);
  return event ? kinds[event] : null;
}

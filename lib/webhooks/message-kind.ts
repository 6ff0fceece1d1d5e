import type { Actor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import type { WebhookMessage } from '@/lib/db/generated/client';
import type { ErrorCode } from '@/lib/error-codes';

/** What one event is in a webhook. */
export interface MessageKind {
  /** What the message says, as things are now; null: there is nothing to tell any more. */
  read: (message: WebhookMessage) => Promise<Record<string, unknown> | null>;
  /** In the transaction that notes that the receiver has it. */
  onDelivered: (db: Db, actor: Actor, message: WebhookMessage) => Promise<void>;
  /** In the transaction that notes that nobody tries again by itself. */
  onGivenUp: (db: Db, actor: Actor, message: WebhookMessage, reason: ErrorCode) => Promise<void>;
}

import type { Actor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import type { WebhookMessage } from '@/lib/db/generated/client';
import type { ErrorCode } from '@/lib/error-codes';

/** What a webhook needs to know of one kind of event. */
export interface MessageKind {
  /** The message's content, read when it is sent; null: there is nothing left to tell. */
  read: (message: WebhookMessage) => Promise<Record<string, unknown> | null>;
  /** Runs in the transaction that records the delivery. */
  onDelivered: (db: Db, actor: Actor, message: WebhookMessage) => Promise<void>;
  /** Runs in the transaction that records that the message will not be sent again by itself. */
  onGivenUp: (db: Db, actor: Actor, message: WebhookMessage, reason: ErrorCode) => Promise<void>;
}

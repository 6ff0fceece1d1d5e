import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { recordFailure, secondsUntilAllowed, slot, type AttemptKey } from '@/lib/auth/attempt-limit';
import { requestAddress } from '@/lib/auth/request-address';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { decryptSecret } from '@/lib/encrypted-secret';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { definitionOf } from '../providers/definitions';
import { openProvider } from '../connections/open-provider';
import { atsEventSchema, type AtsEvent } from '../providers/provider';

/** More waiting than that are left to the next synchronisation. */
const maxWaiting = 1000;

/** Who sends does not know the secret, or not even the address. */
const refusals: ReadonlySet<ErrorCode> = new Set(['ats.connection-not-found', 'ats.signature-refused']);

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

export interface ReceivedWebhook {
  connectionId: string;
  /** The end of the address, for products that sign nothing; null without one. */
  secret: string | null;
  /** As received: the signature is over these bytes. */
  body: Buffer;
  headers: Headers;
}

/**
 * Takes a webhook: verifies its sender and stores each delivery once. What it speaks of is fetched afterwards.
 *
 * @throws AppError `ats.connection-not-found`, `ats.signature-refused`; `request.too-many` instead of them when many from
 * one network have been refused; `ats.not-set-up`, `ats.secret-unreadable`
 */
export async function receiveWebhook(message: ReceivedWebhook): Promise<void> {
  try {
    const { events, paused } = await verify(message);
    if (!paused) await store(message.connectionId, events);
  } catch (error) {
    if (error instanceof AppError && refusals.has(error.code)) await countRefusedWebhook(message.headers);
    throw error;
  }
}

async function verify({ connectionId, secret, body, headers }: ReceivedWebhook) {
  const isId = z.uuid().safeParse(connectionId).success;
  const connection = isId ? await database().atsConnection.findUnique({ where: { id: connectionId } }) : null;
  const kind = connection ? definitionOf(connection.provider).webhooks : 'none';
  if (!connection || kind === 'none') throw new AppError('ats.connection-not-found');
  const { encryptedWebhookSecret, paused } = connection;
  const known = encryptedWebhookSecret ? decryptSecret(encryptedWebhookSecret, 'ats-credentials') : null;
  // The sender is to try again; nothing tells whether it knows the secret.
  if (encryptedWebhookSecret && known === null) throw new AppError('ats.secret-unreadable');
  const isAddressed = kind === 'secret-address' ? secret !== null && known !== null && isEqual(secret, known) : !secret;
  if (known === null || !isAddressed) throw new AppError('ats.signature-refused');
  const { provider } = await openProvider(connectionId);
  const events = provider.readWebhook(body, headers, known);
  if (!events) throw new AppError('ats.signature-refused');
  return { events, paused };
}

async function store(connectionId: string, events: AtsEvent[]): Promise<void> {
  const rows = events.flatMap((event) => {
    const { deliveryId, ...ids } = atsEventSchema.safeParse(event).data ?? {};
    return deliveryId ? [{ connectionId, deliveryId, event: ids }] : [];
  });
  const waiting = await database().atsWebhookDelivery.count({ where: { connectionId, handledAt: null } });
  if (rows.length === 0 || waiting >= maxWaiting) return;
  await transaction(async (db) => {
    const { count } = await db.atsWebhookDelivery.createMany({ data: rows, skipDuplicates: true });
    if (count > 0) await enqueueEvent(db, { name: 'ats/webhook.received', data: { connectionId } });
  });
  sendOutboxSoon();
}

/** Twenty in a minute; then a minute's rest. */
const limit = { free: 20, firstWaitSeconds: 60, maxWaitSeconds: 60, windowSeconds: 60 };

function keysOf(headers: Headers): AttemptKey[] {
  const address = requestAddress(headers);
  return [{ key: `webhook:${slot(`webhook:${address}`, 16)}`, limit }];
}

/**
 * Counts a webhook that was refused, by the network it came from. What is signed correctly is not counted and always taken:
 * the customers of an ATS share its addresses.
 *
 * @throws AppError `request.too-many`, with the seconds to wait
 */
async function countRefusedWebhook(headers: Headers): Promise<void> {
  const keys = keysOf(headers);
  const retryAfterSeconds = await secondsUntilAllowed(keys);
  if (retryAfterSeconds > 0) throw new AppError('request.too-many', { retryAfterSeconds });
  await recordFailure(keys);
}

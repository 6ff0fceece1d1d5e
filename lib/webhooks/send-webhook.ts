import { readAllowedHosts } from '@/lib/ats/http/address-guard';
import { exchange, ExchangeError } from '@/lib/ats/http/exchange';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { AtsConnection, WebhookMessage } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { decryptSecret } from '@/lib/encrypted-secret';
import { databaseWaitCode } from '@/lib/db/waits-for-database';
import { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { providerDefinitions } from '@/lib/ats/providers/definitions';
import { env } from '@/lib/env';
import type { ErrorCode } from '@/lib/error-codes';
import { candidatePicked, webhookEvents, type WebhookEvent } from '@/lib/webhook-rows/webhook-events';
import { candidatePickedKind } from './candidate-picked';
import type { MessageKind } from './message-kind';
import { retryWait } from './retry-wait';
import { signWebhook } from './sign-webhook';

/** Longer than an attempt takes: one that was lost with its process is made again after that. */
const claimMs = 2 * 60_000;
const second = 1_000;

type Message = WebhookMessage & { connection: AtsConnection };

export type WebhookOutcome = 'delivered' | 'waiting' | 'dead' | 'stopped';

/**
 * Makes the attempt to send a webhook that is due. Safe to call any number of times, even at once: an attempt is
 * claimed first, and the message keeps its id, by which the receiver recognises a repetition. The content is read
 * now, so that a person erased meanwhile is not in it.
 *
 * @returns `stopped`: it is not due, has ended, or its connection is paused
 * @throws AppError `permission.denied`
 */
export async function sendWebhook(
  actor: Actor,
  { messageId, now = new Date() }: { messageId: string; now?: Date },
): Promise<WebhookOutcome> {
  requirePermission(actor, 'candidate:pick');
  const message = await claim(messageId, now);
  if (!message) return 'stopped';
  const kind = findMessageKind(message.event);
  const result = await attempt(message, kind, now);
  const outcome = await note(actor, message, kind, { ...result, now });
  sendOutboxSoon();
  return outcome;
}

async function claim(id: string, now: Date): Promise<Message | null> {
  const { count } = await database().webhookMessage.updateMany({
    where: { id, state: 'PENDING', nextAttemptAt: { lte: now }, connection: { paused: false } },
    data: { attempts: { increment: 1 }, reason: null, nextAttemptAt: new Date(now.getTime() + claimMs) },
  });
  if (count === 0) return null;
  return database().webhookMessage.findUnique({ where: { id }, include: { connection: true } });
}

const nothing = { httpStatus: null, isFinal: true, retryAfter: null, tookMs: 0 } as const;

async function attempt(message: Message, kind: MessageKind | null, now: Date): Promise<PostResult> {
  try {
    const data = await kind?.read(message);
    if (!data) return { ...nothing, reason: 'webhook.nothing-to-send' };
    const { url, secret } = receiverOf(message.connection);
    const { id, event, createdAt } = message;
    const body = Buffer.from(JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data }));
    const headers = { 'content-type': 'application/json', ...signWebhook(secret, { id, sentAt: now, body }) };
    return await postWebhook(url, headers, body);
  } catch (error) {
    if (databaseWaitCode(error)) throw error;
    if (error instanceof AppError) return { ...nothing, reason: error.code };
    // Counts as an attempt without an answer, so that it is repeated and given up by the same rules.
    logger.error({ err: error, messageId: message.id }, 'a webhook could not be made');
    return { ...nothing, isFinal: false, reason: 'webhook.failed' };
  }
}

/** @throws AppError `webhook.no-address`, `ats.not-set-up`, `ats.secret-unreadable` */
function receiverOf({ settings, encryptedCredentials }: AtsConnection): { url: string; secret: string } {
  const { GENERIC: definition } = providerDefinitions;
  const url = definition.settings.safeParse(settings).data?.webhookUrl;
  if (!url) throw new AppError('webhook.no-address');
  if (!encryptedCredentials) throw new AppError('ats.not-set-up');
  const plain = decryptSecret(encryptedCredentials, 'ats-credentials');
  if (plain === null) throw new AppError('ats.secret-unreadable');
  const credentials = definition.credentials.safeParse(JSON.parse(plain)).data;
  if (!credentials) throw new AppError('ats.not-set-up');
  return { url, secret: credentials.signingSecret };
}

/** Writes what came of an attempt, with its consequence for what happened. */
async function note(
  actor: Actor,
  message: Message,
  kind: MessageKind | null,
  { now, ...result }: PostResult & { now: Date },
): Promise<WebhookOutcome> {
  const { id, attempts } = message;
  const { httpStatus, reason, tookMs, isFinal, retryAfter } = result;
  return transaction(async (db) => {
    // The process is locked before the message, as where the message is written.
    if (reason === null) await kind?.onDelivered(db, actor, message);
    const wait = isFinal ? null : retryWait(attempts, retryAfter);
    if (reason !== null && wait === null) await kind?.onGivenUp(db, actor, message, reason);
    await db.webhookAttempt.create({ data: { messageId: id, httpStatus, reason, tookMs } });
    if (reason === null) {
      await db.webhookMessage.update({ where: { id }, data: { state: 'DELIVERED', reason: null, endedAt: now } });
      return 'delivered';
    }
    if (wait === null) {
      await db.webhookMessage.update({ where: { id }, data: { state: 'DEAD', reason, endedAt: now } });
      return 'dead';
    }
    const nextAttemptAt = new Date(now.getTime() + wait * second);
    await db.webhookMessage.update({ where: { id }, data: { reason, nextAttemptAt } });
    return 'waiting';
  });
}

const kinds: Record<WebhookEvent, MessageKind> = { [candidatePicked]: candidatePickedKind };

/** Null for an event that this version of the product does not know. */
function findMessageKind(name: string): MessageKind | null {
  const event = webhookEvents.find((one) => one === name);
  return event ? kinds[event] : null;
}

/** A receiver takes a message and works later. */
const limits = { quietMs: 15_000, totalMs: 20_000 };

interface PostResult {
  /** Null: no answer. */
  httpStatus: number | null;
  /** Null: it was taken. */
  reason: ErrorCode | null;
  /** Whether trying again by itself is of no use. */
  isFinal: boolean;
  /** Seconds that the receiver asked to wait. */
  retryAfter: number | null;
  tookMs: number;
}

function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after') ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

/**
 * Sends a message once. Its address is looked at each time, by the rules for every address that a customer enters; a redirect is
 * not followed.
 */
async function postWebhook(url: string, headers: Record<string, string>, body: Buffer): Promise<PostResult> {
  const startedAt = performance.now();
  const end = (result: Partial<PostResult>): PostResult => ({
    httpStatus: null,
    reason: null,
    isFinal: false,
    retryAfter: null,
    ...result,
    tookMs: Math.round(performance.now() - startedAt),
  });
  try {
    const answer = await exchange(
      { url: new URL(url), method: 'POST', headers, body, isWrite: true },
      { allowedHosts: readAllowedHosts(env().ATS_ALLOWED_HOSTS), ...limits },
    );
    answer.close();
    const { status: httpStatus } = answer;
    if (httpStatus >= 200 && httpStatus < 300) return end({ httpStatus });
    const retryAfter = readRetryAfter(answer.headers);
    // Standard Webhooks: the receiver wants no more of them.
    return end({ httpStatus, reason: 'webhook.refused', isFinal: httpStatus === 410, retryAfter });
  } catch (error) {
    if (error instanceof AppError) return end({ reason: error.code, isFinal: error.code === 'ats.address-refused' });
    if (error instanceof ExchangeError) return end({ reason: 'webhook.unreachable' });
    throw error;
  }
}

import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { decryptSecret, encryptSecret } from '@/lib/encrypted-secret';
import { AppError } from '@/lib/errors';
import type { AtsBlockReason } from '../enums';
import {
  failuresBeforePause,
  firstPauseSeconds,
  longestPauseSeconds,
  longestWaitMs,
  stopReasons,
  tokenMarginMs,
  type AccessToken,
  type Booking,
  type ConnectionState,
  type StopReason,
} from './connection-state';

interface ConnectionKey {
  id: string;
  /** Of the settings with which the connection was opened. */
  version: number;
}

async function book(id: string, spacingMs: number, evenStopped: boolean): Promise<Booking> {
  const [booked] = await database().$queryRaw<{ waitMs: number; failures: number }[]>`
    UPDATE ats_connection
    SET booked_until = greatest(booked_until, now()) + make_interval(secs => ${spacingMs / 1000}::float)
    WHERE id = ${id}::uuid AND (${evenStopped} OR stopped_reason IS NULL)
      AND (coalesce(blocked_until, now()) <= now() OR (${evenStopped} AND failures >= ${failuresBeforePause}))
      AND booked_until <= now() + make_interval(secs => ${longestWaitMs / 1000}::float)
    RETURNING failures, greatest(0, extract(epoch FROM
      booked_until - make_interval(secs => ${spacingMs / 1000}::float) - now()) * 1000)::float AS "waitMs"`;
  if (booked) return { kind: 'booked', ...booked };
  const [row] = await database().$queryRaw<{ stopped: string | null; failures: number; waitMs: number }[]>`
    SELECT stopped_reason AS stopped, failures, greatest(0,
      extract(epoch FROM greatest(blocked_until, booked_until) - now()) * 1000)::float AS "waitMs"
    FROM ats_connection WHERE id = ${id}::uuid`;
  if (!row) throw new AppError('ats.connection-not-found');
  if (row.stopped && !evenStopped) return { kind: 'stopped', reason: stopReasonOf(row.stopped) };
  const reason = row.failures >= failuresBeforePause ? 'ats.unreachable' : 'ats.rate-limited';
  return { kind: 'blocked', waitMs: row.waitMs, reason };
}

function stopReasonOf(stored: string): StopReason {
  return stopReasons.find((reason) => reason === stored) ?? 'ats.credentials-refused';
}

async function findToken(db: Db, { id, version }: ConnectionKey): Promise<AccessToken | null> {
  const row = await db.atsConnection.findFirst({ where: { id, version } });
  const value = row?.encryptedToken ? decryptSecret(row.encryptedToken, 'ats-credentials') : null;
  return value && row?.tokenExpiresAt ? { value, expiresAt: row.tokenExpiresAt } : null;
}

async function shareToken(
  key: ConnectionKey,
  rejected: string | null,
  fetchToken: () => Promise<AccessToken>,
): Promise<AccessToken> {
  const isUsable = (token: AccessToken | null): token is AccessToken =>
    token !== null && token.value !== rejected && token.expiresAt.getTime() > Date.now() + tokenMarginMs;
  const present = await findToken(database(), key);
  if (isUsable(present)) return present;
  return transaction(
    async (db) => {
      await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`ats-token:${key.id}`}, 0))::text`;
      const renewed = await findToken(db, key);
      if (isUsable(renewed)) return renewed;
      const token = await fetchToken();
      // Not when the credentials have been changed meanwhile: the token belongs to the old ones.
      await db.atsConnection.updateMany({
        where: key,
        data: { encryptedToken: encryptSecret(token.value, 'ats-credentials'), tokenExpiresAt: token.expiresAt },
      });
      return token;
    },
    { timeoutMs: 40_000 },
  );
}

async function recordSuccess(id: string, evenStopped: boolean): Promise<void> {
  await database().$executeRaw`
    UPDATE ats_connection SET failures = 0,
      blocked_until = CASE WHEN failures >= ${failuresBeforePause} THEN NULL ELSE blocked_until END,
      stopped_reason = CASE WHEN ${evenStopped} THEN NULL ELSE stopped_reason END
    WHERE id = ${id}::uuid`;
}

async function recordFailure(id: string): Promise<void> {
  await database().$executeRaw`
    UPDATE ats_connection SET failures = failures + 1,
      blocked_reason = CASE WHEN failures + 1 < ${failuresBeforePause} THEN blocked_reason ELSE 'failures' END,
      blocked_until = CASE WHEN failures + 1 < ${failuresBeforePause} THEN blocked_until ELSE greatest(blocked_until,
        now() + make_interval(secs => least(${longestPauseSeconds}::float,
          ${firstPauseSeconds} * 2.0 ^ least(failures + 1 - ${failuresBeforePause}, 20)))) END
    WHERE id = ${id}::uuid`;
}

/** Of two pauses the longer one counts. */
async function block(id: string, seconds: number, reason: AtsBlockReason): Promise<void> {
  await database().$executeRaw`
    UPDATE ats_connection SET blocked_until = now() + make_interval(secs => ${seconds}::float), blocked_reason = ${reason}
    WHERE id = ${id}::uuid AND coalesce(blocked_until, now()) <= now() + make_interval(secs => ${seconds}::float)`;
}

/**
 * The state of a connection in its row.
 *
 * @param evenStopped for the check of an account: its calls are made even if it was stopped, or pauses after failures
 */
export function storedState(key: ConnectionKey, { evenStopped }: { evenStopped: boolean }): ConnectionState {
  const { id } = key;
  return {
    book: (spacingMs) => book(id, spacingMs, evenStopped),
    shareToken: (rejected, fetchToken) => shareToken(key, rejected, fetchToken),
    recordSuccess: () => recordSuccess(id, evenStopped),
    recordFailure: () => recordFailure(id),
    block: (seconds, reason) => block(id, seconds, reason),
    stop: async (stoppedReason) => {
      await database().atsConnection.updateMany({ where: key, data: { stoppedReason } });
    },
  };
}

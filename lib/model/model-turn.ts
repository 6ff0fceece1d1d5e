import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import type { ModelSettings } from './model-settings';

/**
 * Who asks the model. `turn`: the lower goes first, so that people at a screen go before background work.
 * `waitSeconds`: the longest wait for a place in one step; judging then sleeps between durable steps, so that it
 * holds no worker meanwhile.
 */
const callers = {
  followUp: { turn: 0, waitSeconds: 30 },
  questions: { turn: 0, waitSeconds: 60 },
  message: { turn: 0, waitSeconds: 30 },
  splitting: { turn: 1, waitSeconds: 60 },
  judging: { turn: 2, waitSeconds: 15 },
} as const;

export type ModelCaller = keyof typeof callers;

/** The longest wait of this kind of caller for a place, in seconds. */
export function longestTurnWait(caller: ModelCaller): number {
  return callers[caller].waitSeconds;
}

/** How long a call counts as alive without a sign of life, in seconds. */
const leaseSeconds = 30;
const renewMs = 10_000;
/** How often a waiting call looks for a place and renews its lease, in milliseconds. */
const lookMs = 500;
const waitingLeaseSeconds = 5;

interface Waiting {
  id: string;
  turn: number;
}

/** Starts the call if fewer than `limit` others are under way, or wait before it. */
async function tryToStart({ id, turn }: Waiting, limit: number): Promise<boolean> {
  return transaction(async (db) => {
    // The statements after it see what earlier holders of the lock have committed.
    await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('model_call'))::text`;
    await db.$executeRaw`DELETE FROM model_call WHERE expires_at <= clock_timestamp()`;
    await db.$executeRaw`
      INSERT INTO model_call (id, turn, asked_at, expires_at) VALUES
        (${id}::uuid, ${turn}, clock_timestamp(), clock_timestamp() + make_interval(secs => ${waitingLeaseSeconds}))
      ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at`;
    const started = await db.$queryRaw<unknown[]>`
      UPDATE model_call AS mine
      SET started = true, expires_at = clock_timestamp() + make_interval(secs => ${leaseSeconds})
      WHERE id = ${id}::uuid AND ${limit} > (
        SELECT count(*) FROM model_call AS other WHERE other.id <> mine.id
          AND (other.started OR (other.turn, other.asked_at, other.id) < (mine.turn, mine.asked_at, mine.id)))
      RETURNING id`;
    return started.length > 0;
  });
}

async function leave(id: string): Promise<void> {
  await database().modelCall.deleteMany({ where: { id } });
}

async function renew(id: string): Promise<void> {
  await database().$executeRaw`
    UPDATE model_call SET expires_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}) WHERE id = ${id}::uuid`;
}

/** Logs that a place could not be renewed or given back: without the database it expires by itself. */
const warn = (error: unknown): void => logger.warn({ err: error }, 'place of a model call not kept');

async function waitForTurn(call: Waiting, limit: number, waitSeconds: number, signal?: AbortSignal): Promise<void> {
  const end = performance.now() + waitSeconds * 1000;
  while (!(await tryToStart(call, limit))) {
    const left = end - performance.now();
    if (left <= 0 || signal?.aborted) {
      await leave(call.id);
      throw new AppError('model.busy', { retryAfterSeconds: Math.ceil(waitSeconds) });
    }
    await sleep(Math.min(left, lookMs));
  }
}

/**
 * Makes a call of the model when it is its turn: at most as many are under way at once as the settings say, over all instances.
 * The time-out of the call begins with the call. The place of an instance that dies is free half a minute later.
 *
 * @param waitSeconds longest wait for a place
 * @param signal aborted when nobody waits for it any more
 * @throws AppError `model.busy` after that; else what the call throws
 */
export async function inTurn<T>(
  { concurrency }: Pick<ModelSettings, 'concurrency'>,
  caller: ModelCaller,
  call: () => Promise<T>,
  waitSeconds = longestTurnWait(caller),
  signal?: AbortSignal,
): Promise<T> {
  if (concurrency === null) return call();
  const id = randomUUID();
  await waitForTurn({ id, turn: callers[caller].turn }, concurrency, waitSeconds, signal);
  const renewal = setInterval(() => void renew(id).catch(warn), renewMs);
  try {
    return await call();
  } finally {
    clearInterval(renewal);
    await leave(id).catch(warn);
  }
}

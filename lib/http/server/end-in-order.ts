import { setTimeout as sleep } from 'node:timers/promises';
import { logger } from '@/lib/logger';
import type { ServerTraffic } from './server-traffic';

export interface EndOfProcess {
  traffic: ServerTraffic;
  /** How long running requests and background work may take to finish, in milliseconds. */
  timeoutMs: number;
  /** Takes no more background work; resolves when what is running has ended, or after `timeoutMs`. */
  pauseWork: (timeoutMs: number) => Promise<void>;
  /** Hands over what the last requests left to do, and disconnects. */
  finish: () => Promise<void>;
}

/** After this share of the time limit idle connections are closed; the last connections get as much again. */
const idleShare = 1 / 10;
/** What the last requests may take beyond the time limit. */
const lastMs = 2_000;
const finishMs = 3_000;
/** How long `endInOrder` may take beyond the time limit. */
export const endMs = lastMs + finishMs;

/** Refuses new requests, lets the running ones and the background work finish, and closes (docs/decisions/0126). */
export async function endInOrder({ traffic, timeoutMs, pauseWork, finish }: EndOfProcess): Promise<void> {
  const startedAt = Date.now();
  const deadline = startedAt + timeoutMs;
  logger.info({ seconds: timeoutMs / 1000 }, 'server.stopping');
  traffic.beginStop();
  const paused = Promise.race([reportingFailure(pauseWork(timeoutMs)), sleep(timeoutMs, undefined, { ref: false })]);
  const cut = await traffic.requestsEnded(deadline);
  if (cut > 0) {
    logger.warn({ requests: cut }, 'server.stopping: requests are cut off');
    traffic.close();
  }
  await paused;
  await traffic.connectionsClosed(startedAt + timeoutMs * idleShare);
  // New requests were refused until now, so that those on their way get an answer and are not cut off.
  traffic.stopListening();
  await traffic.connectionsClosed(Math.min(Date.now() + timeoutMs * idleShare, deadline + lastMs));
  await traffic.requestsEnded(deadline + lastMs);
  await Promise.race([reportingFailure(finish()), sleep(finishMs, undefined, { ref: false })]);
  traffic.close();
  logger.info({ milliseconds: Date.now() - startedAt }, 'server.stopped');
}

async function reportingFailure(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    logger.error({ err: error }, 'the server could not stop in order');
  }
}

import { constants } from 'node:os';
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

const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * How often the same stop is signalled within this time does not matter: a terminal signals the whole process group, and the
 * launcher passes the signal on.
 */
const sameSignalMs = 1_000;
/** Idle connections are closed after this part of the time limit. */
const idleShare = 1 / 10;
const finishMs = 3_000;

/**
 * Ends the process on SIGTERM or SIGINT (docs/decisions/0126): new requests are refused, running ones finish, then what they
 * left is handed over. Ends at the latest a few seconds after `timeoutMs`, and at once on a second signal. Replaces the
 * process's other handlers of these signals: Next's would stop listening at once and end before the background work.
 */
export function endOnSignal(end: EndOfProcess): void {
  let signalledAt: number | undefined;
  for (const signal of signals) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (signalledAt === undefined) {
        signalledAt = Date.now();
        void endInOrder(end);
      } else if (Date.now() - signalledAt >= sameSignalMs) {
        logger.warn({ signal }, 'server.ended at once');
        process.exit(128 + constants.signals[signal]);
      }
    });
  }
}

async function endInOrder({ traffic, timeoutMs, pauseWork, finish }: EndOfProcess): Promise<void> {
  const startedAt = Date.now();
  const deadline = startedAt + timeoutMs;
  logger.info({ seconds: timeoutMs / 1000 }, 'server.stopping');
  setTimeout(() => process.exit(1), timeoutMs + 2 * finishMs).unref();
  traffic.beginStop();
  const paused = Promise.race([reportingFailure(pauseWork(timeoutMs)), sleep(timeoutMs)]);
  const cut = await traffic.requestsEnded(deadline);
  if (cut > 0) {
    logger.warn({ requests: cut }, 'server.stopping: requests are cut off');
    traffic.close();
  }
  await paused;
  await traffic.connectionsClosed(startedAt + timeoutMs * idleShare);
  await Promise.race([reportingFailure(finish()), sleep(finishMs)]);
  traffic.close();
  logger.info({ milliseconds: Date.now() - startedAt }, 'server.stopped');
  process.exit(0);
}

async function reportingFailure(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    logger.error({ err: error }, 'the server could not stop in order');
  }
}

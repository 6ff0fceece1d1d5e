import { constants } from 'node:os';
import { logger } from '@/lib/logger';
import { endInOrder, endMs, type EndOfProcess } from './end-in-order';

const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Signals within this time are one stop: a terminal signals the whole process group, and the launcher passes the
 * signal on.
 */
const sameSignalMs = 1_000;
/** Beyond the time that ending in order takes at most. */
const spareMs = 1_000;

/**
 * Ends the process on SIGTERM or SIGINT (docs/decisions/0126): new requests are refused, running ones finish, then what they
 * left is handed over. Ends at the latest a few seconds after `timeoutMs`, and at once on a second signal. Replaces the
 * process's other handlers of these signals: Next's would stop listening at once and end before the background work, wherever
 * `NEXT_MANUAL_SIG_HANDLE` is not set.
 */
export function endOnSignal(end: EndOfProcess): void {
  let signalledAt: number | undefined;
  for (const signal of signals) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (signalledAt === undefined) {
        signalledAt = Date.now();
        void endProcess(end);
      } else if (Date.now() - signalledAt >= sameSignalMs) {
        logger.warn({ signal }, 'server.ended at once');
        process.exit(128 + constants.signals[signal]);
      }
    });
  }
}

async function endProcess(end: EndOfProcess): Promise<void> {
  setTimeout(() => process.exit(1), end.timeoutMs + endMs + spareMs).unref();
  await endInOrder(end);
  process.exit(0);
}

import { BoundedQueue } from '@/lib/bounded-queue';
import { hashingThreadCount } from './hashing-threads';

type HashingQueue = BoundedQueue<'known' | 'unknown'>;

/** Tasks that may wait in the name of one account or link. */
const waiting = 4;

declare global {
  var hashingQueue: HashingQueue | undefined;
}

/**
 * The queue in which all passwords of requests are checked and hashed, so that a flood of requests cannot use up the
 * threads (docs/decisions/0084). It is kept in a global because Next.js may load a module twice.
 */
export function hashingQueue(): HashingQueue {
  const lane = { running: hashingThreadCount, waiting: 32 };
  globalThis.hashingQueue ??= new BoundedQueue({
    running: hashingThreadCount,
    lanes: { known: lane, unknown: lane },
    retryAfterSeconds: 5,
  });
  return globalThis.hashingQueue;
}

/**
 * Runs expensive work for somebody who has proved a right: by a session, a valid link or the code of the setup.
 *
 * @param share in whose name the work waits, e.g. `user:<id>`
 * @throws AppError `request.too-many` when the queue is full; whatever `task` throws
 */
export function hashInTurn<Result>(share: string, task: () => Promise<Result>): Promise<Result> {
  return hashingQueue().run({ lane: 'known', shares: [{ key: share, waiting }] }, task);
}

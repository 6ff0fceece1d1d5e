import { BoundedQueue } from '@/lib/bounded-queue';
import { hashingThreadCount } from './hashing-threads';

type HashingQueue = BoundedQueue<'known' | 'unknown'>;

/** Tasks that may wait in the name of one account or link. */
const waiting = 4;

declare global {
  var hashingQueue: HashingQueue | undefined;
}

/**
 * Where every password of a request is checked and hashed, so that no flood fills the threads (docs/decisions/0084).
 * Next.js may load a module twice; the queue is shared.
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
 * Runs expensive work for somebody who proved who they are: by a session, a link that works, or the code of the setup.
 *
 * @param share in whose name it waits, e.g. `user:<id>`
 * @throws AppError `request.too-many` when there is no room; whatever `task` throws
 */
export function hashInTurn<Result>(share: string, task: () => Promise<Result>): Promise<Result> {
  return hashingQueue().run({ lane: 'known', shares: [{ key: share, waiting }] }, task);
}

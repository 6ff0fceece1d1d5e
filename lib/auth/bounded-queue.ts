import { AppError } from '@/lib/errors';

export interface QueueLimits {
  /** Concurrent tasks. */
  running: number;
  /** Tasks that may wait per lane. */
  waiting: number;
  /** Sent to a caller whose lane is full. */
  retryAfterSeconds: number;
}

/** Runs a few tasks at once, queues some and rejects the rest, which limits the cost of a flood. */
export class BoundedQueue {
  private running = 0;
  private readonly lanes = { first: new Array<() => void>(), second: new Array<() => void>() };

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Runs `task` when its turn comes; the first lane has priority.
   *
   * @throws AppError `request.too-many` when the lane is full; whatever `task` throws
   */
  async run<Result>(lane: 'first' | 'second', task: () => Promise<Result>): Promise<Result> {
    await this.enter(lane);
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private enter(lane: 'first' | 'second'): Promise<void> {
    if (this.running < this.limits.running) {
      this.running += 1;
      return Promise.resolve();
    }
    const waiting = this.lanes[lane];
    if (waiting.length >= this.limits.waiting) {
      return Promise.reject(new AppError('request.too-many', { retryAfterSeconds: this.limits.retryAfterSeconds }));
    }
    return new Promise((resolve) => waiting.push(resolve));
  }

  /** Passes the slot to the longest-waiting task, or frees it. */
  private leave(): void {
    const next = this.lanes.first.shift() ?? this.lanes.second.shift();
    if (next) next();
    else this.running -= 1;
  }
}

import { AppError } from '@/lib/errors';

export interface QueueLimits {
  /** Tasks at work at once. */
  running: number;
  /** Tasks that may wait in each lane. */
  waiting: number;
  /** What a task that finds its lane full is told, in seconds. */
  retryAfterSeconds: number;
}

/** Runs a few tasks at once, lets some wait, and refuses the rest, so that a flood costs no more than the limits say. */
export class BoundedQueue {
  private running = 0;
  private readonly lanes = { first: new Array<() => void>(), second: new Array<() => void>() };

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Runs `task` when its turn comes. Whoever waits in the first lane comes before the second.
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

  /** The place goes to who waits longest, or becomes free. */
  private leave(): void {
    const next = this.lanes.first.shift() ?? this.lanes.second.shift();
    if (next) next();
    else this.running -= 1;
  }
}

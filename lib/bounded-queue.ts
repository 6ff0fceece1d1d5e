import { AppError } from '@/lib/errors';
import { FairLane, type Share, type Waiting } from './fair-lane';

export interface LaneLimits {
  /** Tasks of the lane that run at once. */
  running: number;
  /** Tasks that may wait. */
  waiting: number;
}

export interface QueueLimits<Lane extends string> {
  /** Tasks of all lanes that run at once. */
  running: number;
  /** The lanes; an earlier one goes first. */
  lanes: Record<Lane, LaneLimits>;
  /** Sent to a caller for whom there is no room. */
  retryAfterSeconds: number;
}

export interface Place<Lane extends string> {
  lane: Lane;
  /** In whose name the task waits; the lane's turns go round by the first. */
  shares: readonly [Share, ...Share[]];
  /** Ends the waiting; a task that runs goes on. */
  signal?: AbortSignal;
}

interface LaneState {
  limits: LaneLimits;
  running: number;
  waiting: FairLane;
}

/** Runs a few tasks at once, lets some wait in turn and refuses the rest, which limits the cost of a flood. */
export class BoundedQueue<Lane extends string> {
  private readonly lanes: Record<Lane, LaneState>;

  constructor(private readonly limits: QueueLimits<Lane>) {
    const entries = Object.entries<LaneLimits>(limits.lanes);
    this.lanes = Object.fromEntries(
      entries.map(([name, each]) => [name, { limits: each, running: 0, waiting: new FairLane(each.waiting) }]),
    ) as Record<Lane, LaneState>;
  }

  /**
   * Runs `task` when its turn comes.
   *
   * @throws AppError `request.too-many` when there is no room; the reason of `signal`; whatever `task` throws
   */
  async run<Result>(place: Place<Lane>, task: () => Promise<Result>): Promise<Result> {
    const lane = this.lanes[place.lane];
    await this.enter(lane, place);
    try {
      return await task();
    } finally {
      lane.running -= 1;
      this.startNext();
    }
  }

  private enter(lane: LaneState, { shares, signal }: Place<Lane>): Promise<void> {
    signal?.throwIfAborted();
    const refusal = (): AppError =>
      new AppError('request.too-many', { retryAfterSeconds: this.limits.retryAfterSeconds });
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        lane.waiting.remove(waiting);
        reject(signal?.reason as Error);
      };
      const stopListening = (): void => signal?.removeEventListener('abort', leave);
      const waiting: Waiting = {
        shares,
        start: () => {
          stopListening();
          resolve();
        },
        refuse: () => {
          stopListening();
          reject(refusal());
        },
      };
      signal?.addEventListener('abort', leave);
      if (lane.waiting.add(waiting)) this.startNext();
      else waiting.refuse();
    });
  }

  /** Starts waiting tasks while there is room for them. */
  private startNext(): void {
    for (const lane of Object.values<LaneState>(this.lanes)) {
      while (this.running < this.limits.running && lane.running < lane.limits.running) {
        const task = lane.waiting.next();
        if (!task) break;
        lane.running += 1;
        task.start();
      }
    }
  }

  private get running(): number {
    return Object.values<LaneState>(this.lanes).reduce((sum, { running }) => sum + running, 0);
  }
}

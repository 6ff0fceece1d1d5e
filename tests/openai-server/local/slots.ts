import { type ApiError } from '../api-error';

/** So many answers at the same time; further requests wait in a queue of limited length. */
export class Slots {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(
    readonly count: number,
    private readonly queue: number,
    private readonly busy: () => ApiError,
  ) {
    this.free = count;
  }

  get inUse(): number {
    return this.count - this.free;
  }

  /**
   * Waits for a slot.
   *
   * @returns what gives it back; more often does no harm
   * @throws ApiError when the queue is full
   */
  async enter(): Promise<() => void> {
    if (this.free === 0 && this.waiting.length >= this.queue) throw this.busy();
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    let inside = true;
    return () => {
      if (inside) this.leave();
      inside = false;
    };
  }

  /** The slot goes to whoever has waited longest. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}

import { createHmac, randomBytes } from 'node:crypto';
import { AppError } from '@/lib/errors';

const windowMs = 60_000;
/** Counters: 256 KB, however many addresses there are. Two addresses rarely share one. */
const slots = 2 ** 16;

/** Counts requests by address and refuses those beyond a number per minute. */
export class AddressLimit {
  private readonly key = randomBytes(16);
  private readonly counts = new Uint32Array(slots);
  private windowEnd = 0;

  /** @param perMinute 0 sets no limit */
  constructor(private readonly perMinute: number) {}

  /**
   * Counts a request.
   *
   * @param now epoch milliseconds
   * @returns the refusal of a request beyond the limit, else null
   */
  refusalOf(address: string, now: number = Date.now()): AppError | null {
    if (this.perMinute === 0) return null;
    if (now >= this.windowEnd) {
      this.windowEnd = now + windowMs;
      this.counts.fill(0);
    }
    const slot = this.slotOf(address);
    const count = (this.counts[slot] ?? 0) + 1;
    this.counts[slot] = count;
    if (count <= this.perMinute) return null;
    return new AppError('request.too-many', { retryAfterSeconds: Math.ceil((this.windowEnd - now) / 1000) });
  }

  /**
   * The counter of an address. It depends on a random key, so that nobody can choose an address that shares a counter
   * with another.
   */
  private slotOf(address: string): number {
    return createHmac('sha256', this.key).update(address).digest().readUInt16BE(0);
  }
}

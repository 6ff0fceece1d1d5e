import { rateLimitReached, requestTooLarge } from './api-error';
import { retryHeaders } from './faults';
import { type ModelRequest } from './model-request';

export interface Limits {
  /** Answers under way at the same time; OpenAI has no such limit, many compatible endpoints do. */
  concurrency?: number;
  requestsPerMinute?: number;
  tokensPerMinute?: number;
  /** What a 429 tells: whole seconds, milliseconds, both (as OpenAI does) or nothing. `both` when left out. */
  retryAfter?: 'seconds' | 'milliseconds' | 'both' | 'none';
}

const minuteMs = 60_000;
/** What the headers say where no limit is set. */
const unlimited = { requests: 10_000, tokens: 10_000_000 };

/** An allowance that fills up evenly over a minute, as OpenAI's does. */
class Allowance {
  private used = 0;
  private at = Date.now();

  constructor(readonly limit: number) {}

  get remaining(): number {
    const now = Date.now();
    this.used = Math.max(0, this.used - ((now - this.at) / minuteMs) * this.limit);
    this.at = now;
    return Math.max(0, Math.floor(this.limit - this.used));
  }

  /** Until `amount` may be taken. */
  waitMs(amount: number): number {
    return this.remaining >= amount ? 0 : Math.ceil(((this.used + amount - this.limit) / this.limit) * minuteMs);
  }

  get resetMs(): number {
    return Math.ceil((this.remaining === this.limit ? 0 : this.used / this.limit) * minuteMs);
  }

  take(amount: number): void {
    this.used += amount;
  }
}

/** Counts what the model is asked and refuses with 429 what is beyond the limits. */
export class Limiter {
  private limits: Limits = {};
  private requests = new Allowance(unlimited.requests);
  private tokens = new Allowance(unlimited.tokens);
  private active = 0;
  /** The most answers that were under way at the same time. */
  mostAtOnce = 0;

  set(limits: Limits): void {
    this.limits = limits;
    this.requests = new Allowance(limits.requestsPerMinute ?? unlimited.requests);
    this.tokens = new Allowance(limits.tokensPerMinute ?? unlimited.tokens);
    this.mostAtOnce = this.active;
  }

  /**
   * Lets the request in.
   *
   * @returns what must be called once its answer has left; more often does no harm
   * @throws ApiError 429
   */
  enter(request: ModelRequest): () => void {
    const model = request.model.id;
    const { concurrency = Infinity, requestsPerMinute, tokensPerMinute } = this.limits;
    const tokens = Math.max(request.inputTokens, request.maxOutputTokens ?? 0);
    if (tokensPerMinute && tokens > tokensPerMinute) throw requestTooLarge(model, tokensPerMinute, tokens);
    if (this.active >= concurrency) this.refuse(model, `concurrent requests: Limit ${concurrency}`, 1000);
    const requestWait = requestsPerMinute ? this.requests.waitMs(1) : 0;
    if (requestWait > 0) this.refuse(model, `requests per min (RPM): Limit ${requestsPerMinute}`, requestWait);
    const tokenWait = tokensPerMinute ? this.tokens.waitMs(tokens) : 0;
    if (tokenWait > 0) this.refuse(model, `tokens per min (TPM): Limit ${tokensPerMinute}`, tokenWait);
    this.requests.take(1);
    this.tokens.take(tokens);
    this.active += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.active);
    let inside = true;
    return () => {
      if (inside) this.active -= 1;
      inside = false;
    };
  }

  headers(): Record<string, string> {
    return {
      'x-ratelimit-limit-requests': String(this.requests.limit),
      'x-ratelimit-remaining-requests': String(this.requests.remaining),
      'x-ratelimit-reset-requests': formatTime(this.requests.resetMs),
      'x-ratelimit-limit-tokens': String(this.tokens.limit),
      'x-ratelimit-remaining-tokens': String(this.tokens.remaining),
      'x-ratelimit-reset-tokens': formatTime(this.tokens.resetMs),
    };
  }

  private refuse(model: string, on: string, waitMs: number): never {
    const form = this.limits.retryAfter ?? 'both';
    const inSeconds = form === 'seconds' || form === 'both';
    const inMilliseconds = form === 'milliseconds' || form === 'both';
    const headers = retryHeaders({
      retryAfterSeconds: inSeconds ? Math.ceil(waitMs / 1000) : undefined,
      retryAfterMs: inMilliseconds ? waitMs : undefined,
    });
    throw rateLimitReached({ model, on, headers });
  }
}

/** As OpenAI writes it: `17ms`, `1.5s`, `6m0s`. */
function formatTime(ms: number): string {
  if (ms < 1000) return `${ms}ms`;
  if (ms < minuteMs) return `${ms / 1000}s`;
  return `${Math.floor(ms / minuteMs)}m${Math.round((ms % minuteMs) / 1000)}s`;
}

import { type DialectName } from '../../../prisma/seed/demo-ats-credentials';
import { mapDialects, type RateLimit } from '../dialects/dialect-facts';
import { HttpError } from './http-error';

const usualLimits = () => mapDialects(({ limit }) => limit);

export const tooManyCalls = (header: RateLimit['header'] | 'none', seconds: number) =>
  new HttpError(429, 'Too many requests', { headers: header === 'none' ? {} : { [header]: String(seconds) } });

/** Counts calls in fixed windows of the machine's time, whatever the sandbox's clock says. */
export class RateLimits {
  isOn = true;
  limits: Record<DialectName, RateLimit> = usualLimits();
  private windows = new Map<DialectName, { startedAt: number; calls: number }>();

  /**
   * Counts a call.
   *
   * @returns what the answer's headers say of it
   * @throws HttpError 429
   */
  count(dialect: DialectName): Record<string, string> {
    if (!this.isOn) return {};
    const { calls, seconds, header } = this.limits[dialect];
    const now = performance.now();
    let window = this.windows.get(dialect);
    if (!window || now - window.startedAt >= seconds * 1000) {
      window = { startedAt: now, calls: 0 };
      this.windows.set(dialect, window);
    }
    if (window.calls >= calls) {
      throw tooManyCalls(header, Math.max(1, Math.ceil(seconds - (now - window.startedAt) / 1000)));
    }
    window.calls += 1;
    return { 'x-ratelimit-limit': String(calls), 'x-ratelimit-remaining': String(calls - window.calls) };
  }

  reset(): void {
    this.isOn = true;
    this.limits = usualLimits();
    this.windows.clear();
  }
}

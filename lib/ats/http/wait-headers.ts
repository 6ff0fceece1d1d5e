/** In seconds; no answer makes anybody wait longer. */
const longestWait = 3600;
/** A larger number is an instant in seconds since 1970; a smaller one is seconds from now. */
const firstInstant = 1_000_000_000;

function seconds(value: string | null): number | null {
  return value !== null && /^\d+([.]\d+)?$/.test(value.trim()) ? Number(value) : null;
}

function untilReset(headers: Headers, now: number): number | null {
  const reset = seconds(headers.get('x-ratelimit-reset') ?? headers.get('x-rate-limit-reset'));
  return reset !== null && reset > firstInstant ? reset - now / 1000 : reset;
}

/** `Retry-After` in either of its forms (RFC 9110, section 10.2.3). */
function retryAfter(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after');
  const date = value === null || seconds(value) !== null ? NaN : Date.parse(value);
  return Number.isNaN(date) ? seconds(value) : (date - now) / 1000;
}

function bounded(wait: number | null): number | null {
  return wait === null ? null : Math.min(longestWait, Math.max(0, wait));
}

/** How long an answer asks to wait, in seconds; null: it does not say. Instants are taken by the server's own clock. */
export function waitOf(headers: Headers): number | null {
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return bounded(retryAfter(headers, now) ?? untilReset(headers, now));
}

/** As `waitOf`, for a successful answer that was the last that the limit allows; null: more calls are allowed. */
export function waitAfter(headers: Headers): number | null {
  const remaining = seconds(headers.get('x-ratelimit-remaining') ?? headers.get('x-rate-limit-remaining'));
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return remaining === 0 ? bounded(untilReset(headers, now)) : null;
}

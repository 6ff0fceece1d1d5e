import { readAllowedHosts } from '@/lib/ats/http/address-guard';
import { exchange, ExchangeError } from '@/lib/ats/http/exchange';
import { env } from '@/lib/env';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';

/** A receiver should accept a message at once and process it later. */
const limits = { quietMs: 15_000, totalMs: 20_000 };

export interface PostResult {
  /** Null: no answer. */
  httpStatus: number | null;
  /** Null: it was taken. */
  reason: ErrorCode | null;
  /** Whether another attempt would be of no use. */
  isFinal: boolean;
  /** Seconds that the receiver asked to wait. */
  retryAfter: number | null;
  tookMs: number;
}

function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after') ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

/**
 * Sends a message once. Its address is checked at each attempt, by the rules for every address that a customer
 * enters; a redirect is not followed.
 */
export async function postWebhook(url: string, headers: Record<string, string>, body: Buffer): Promise<PostResult> {
  const startedAt = performance.now();
  const end = (result: Partial<PostResult>): PostResult => ({
    ...{ httpStatus: null, reason: null, isFinal: false, retryAfter: null },
    ...result,
    tookMs: Math.round(performance.now() - startedAt),
  });
  try {
    const answer = await exchange(
      { url: new URL(url), method: 'POST', headers, body, isWrite: true },
      { allowedHosts: readAllowedHosts(env().ATS_ALLOWED_HOSTS), ...limits },
    );
    answer.close();
    const { status: httpStatus } = answer;
    if (httpStatus >= 200 && httpStatus < 300) return end({ httpStatus });
    const retryAfter = readRetryAfter(answer.headers);
    // Status 410 in Standard Webhooks: the receiver wants no more messages.
    return end({ httpStatus, reason: 'webhook.refused', isFinal: httpStatus === 410, retryAfter });
  } catch (error) {
    if (error instanceof AppError) return end({ reason: error.code, isFinal: error.code === 'ats.address-refused' });
    if (error instanceof ExchangeError) return end({ reason: 'webhook.unreachable' });
    throw error;
  }
}

import { recordFailure, secondsUntilAllowed, slot, type AttemptKey } from '@/lib/auth/attempt-limit';
import { requestAddress } from '@/lib/auth/request-address';
import { AppError } from '@/lib/errors';

/** Twenty in a minute; then a minute's rest. */
const limit = { free: 20, firstWaitSeconds: 60, maxWaitSeconds: 60, windowSeconds: 60 };

function keysOf(headers: Headers): AttemptKey[] {
  const address = requestAddress(headers);
  return [{ key: `webhook:${slot(`webhook:${address}`, 16)}`, limit }];
}

/**
 * Counts a webhook that was refused, by the network it came from. What is signed correctly is not counted and always taken:
 * the customers of an ATS share its addresses.
 *
 * @throws AppError `request.too-many`, with the seconds to wait
 */
export async function countRefusedWebhook(headers: Headers): Promise<void> {
  const keys = keysOf(headers);
  const retryAfterSeconds = await secondsUntilAllowed(keys);
  if (retryAfterSeconds > 0) throw new AppError('request.too-many', { retryAfterSeconds });
  await recordFailure(keys);
}

import { recordFailure, secondsUntilAllowed, slot, type AttemptKey } from '@/lib/auth/attempt-limit';
import { AppError } from '@/lib/errors';

const hour = 60 * 60;
const waits = { firstWaitSeconds: 5 * 60, maxWaitSeconds: hour, windowSeconds: hour };
/** How often within an hour: each candidate is read and masked in processes that others use too, a print reads all of them. */
const limits = { candidate: { free: 300, ...waits }, print: { free: 10, ...waits } };

/** Counts that something was opened by a link, whoever has it. @throws AppError `request.too-many` */
export async function limitOpenings({ id }: { id: string }, what: keyof typeof limits): Promise<void> {
  const key: AttemptKey = { key: `shortlist-${what}:${slot(id, 16)}`, limit: limits[what] };
  const retryAfterSeconds = await secondsUntilAllowed([key]);
  if (retryAfterSeconds > 0) throw new AppError('request.too-many', { retryAfterSeconds });
  await recordFailure([key]);
}

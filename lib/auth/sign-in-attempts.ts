import { database } from '@/lib/db/client';
import { slot, type AttemptKey, type AttemptLimit } from './attempt-limit';

const minute = 60;
const hour = 60 * minute;

/** docs/decisions/0084 */
const limits = {
  /** A browser known for the account. */
  device: { free: 5, firstWaitSeconds: 15, maxWaitSeconds: 15 * minute, windowSeconds: hour },
  /** The account from one network. */
  place: { free: 5, firstWaitSeconds: 15, maxWaitSeconds: 15 * minute, windowSeconds: hour },
  /** All accounts from one network. */
  address: { free: 100, firstWaitSeconds: 15, maxWaitSeconds: 15 * minute, windowSeconds: 15 * minute },
  /** The account from all networks: slows distributed guessing. */
  account: { free: 50, firstWaitSeconds: 5, maxWaitSeconds: 5 * minute, windowSeconds: 24 * hour },
} satisfies Record<string, AttemptLimit>;

/** A common prefix lets `clearAccountAttempts` find all places of an account. */
const placesOf = (email: string) => `place:${slot(email, 10)}:`;
const accountKey = (email: string) => `account:${slot(email, 16)}`;

export function deviceKeys(deviceId: string): AttemptKey[] {
  return [{ key: `device:${slot(deviceId, 16)}`, limit: limits.device }];
}

export function unknownDeviceKeys(email: string, address: string): AttemptKey[] {
  return [
    { key: placesOf(email) + slot(address, 8), limit: limits.place },
    { key: `address:${slot(address, 16)}`, limit: limits.address },
    { key: accountKey(email), limit: limits.account },
  ];
}

/** Clears an account's failures from every address (`npm run user:unlock`). */
export async function clearAccountAttempts(email: string): Promise<void> {
  await database().rateLimit.deleteMany({
    where: { OR: [{ key: accountKey(email) }, { key: { startsWith: placesOf(email) } }] },
  });
}

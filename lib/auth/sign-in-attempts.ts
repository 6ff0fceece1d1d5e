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
  /** Codes for the account from all networks, tried by somebody who knows its password: one in 333,000 is right. */
  code: { free: 10, firstWaitSeconds: 15, maxWaitSeconds: hour, windowSeconds: 24 * hour },
} satisfies Record<string, AttemptLimit>;

/** A common prefix lets `clear` find all places of an account. */
const placesOf = (email: string) => `place:${slot(email, 10)}:`;
const accountKey = (email: string) => `account:${slot(email, 16)}`;
const codePlacesOf = (email: string) => `code-place:${slot(email, 10)}:`;
const codeAccountKey = (email: string) => `code-account:${slot(email, 16)}`;

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

/**
 * The keys under which wrong codes of the second step are counted, apart from wrong passwords (docs/decisions/0148).
 */
interface CodeKeys {
  /** The place where the code was typed; a right code clears it. */
  place: AttemptKey;
  all: AttemptKey[];
  /** The key under which only one code is checked at a time. */
  lock: string;
}

/** @param device the browser's id if a code of the account's second step signed in there before */
export function codeKeys(device: string | null, email: string, address: string): CodeKeys {
  if (device) {
    const place = { key: `code-device:${slot(device, 16)}`, limit: limits.device };
    return { place, all: [place], lock: place.key };
  }
  const place = { key: codePlacesOf(email) + slot(address, 8), limit: limits.place };
  const account = { key: codeAccountKey(email), limit: limits.code };
  return { place, all: [place, account], lock: account.key };
}

async function clear(place: string, account: string): Promise<void> {
  await database().rateLimit.deleteMany({ where: { OR: [{ key: account }, { key: { startsWith: place } }] } });
}

/**
 * Clears an account's wrong passwords from every address. Wrong codes stay counted: a new password proves nothing
 * about them.
 */
export async function clearPasswordAttempts(email: string): Promise<void> {
  await clear(placesOf(email), accountKey(email));
}

/** Clears an account's failures from every address (`npm run user:unlock`). */
export async function clearAccountAttempts(email: string): Promise<void> {
  await clearPasswordAttempts(email);
  await clear(codePlacesOf(email), codeAccountKey(email));
}

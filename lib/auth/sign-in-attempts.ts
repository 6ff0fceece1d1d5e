import { createHmac } from 'node:crypto';
import { Prisma } from '@/lib/db/generated/client';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';

/** After the free failures each further one doubles the wait. */
interface AttemptLimit {
  free: number;
  firstWaitSeconds: number;
  maxWaitSeconds: number;
  /** The count restarts after this time. */
  windowSeconds: number;
}

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

export interface AttemptKey {
  key: string;
  limit: AttemptLimit;
}

/**
 * Maps `text` to one of 2^bits slots. This bounds the number of rows; collisions cannot be predicted without the
 * secret, and no e-mail or network address is stored.
 */
function slot(text: string, bits: number): string {
  const digest = createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`attempts:${text}`)
    .digest();
  return (digest.readUInt32BE(0) >>> (32 - bits)).toString(16);
}

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

/** Seconds until an attempt under all of these keys is allowed; 0 when it is allowed now. */
export async function secondsUntilAllowed(keys: AttemptKey[]): Promise<number> {
  const { _max } = await database().rateLimit.aggregate({
    _max: { blockedUntil: true },
    where: { key: { in: keys.map(({ key }) => key) } },
  });
  return Math.max(0, Math.ceil(((_max.blockedUntil?.getTime() ?? 0) - Date.now()) / 1_000));
}

/** Counts a failure in PostgreSQL, so that all instances share the count. */
export async function recordFailure(keys: AttemptKey[]): Promise<void> {
  for (const { key, limit } of keys) {
    const window = Prisma.sql`make_interval(secs => ${limit.windowSeconds}::double precision)`;
    await database().$executeRaw`
      INSERT INTO rate_limit AS r (key, count, expires_at) VALUES (${key}, 1, now() + ${window})
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN r.expires_at <= now() THEN 1 ELSE r.count + 1 END,
        expires_at = CASE WHEN r.expires_at <= now() THEN now() + ${window} ELSE r.expires_at END,
        blocked_until = CASE WHEN r.expires_at > now() AND r.count + 1 >= ${limit.free}::int
          THEN now() + make_interval(secs => least(${limit.maxWaitSeconds}::double precision,
            ${limit.firstWaitSeconds}::double precision * power(2, least(r.count + 1 - ${limit.free}::int, 20)))) END`;
  }
}

/** Clears the failures of a key after a success. */
export async function clearFailures({ key }: AttemptKey): Promise<void> {
  await database().rateLimit.deleteMany({ where: { key } });
}

/** Clears an account's failures from every address (`npm run user:unlock`). */
export async function clearAccountAttempts(email: string): Promise<void> {
  await database().rateLimit.deleteMany({
    where: { OR: [{ key: accountKey(email) }, { key: { startsWith: placesOf(email) } }] },
  });
}

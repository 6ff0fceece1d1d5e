import { createHmac } from 'node:crypto';
import { Prisma } from '@/lib/db/generated/client';
import { database, type Db } from '@/lib/db/client';
import { env } from '@/lib/env';

/** After the free failures each further one doubles the wait. */
export interface AttemptLimit {
  free: number;
  firstWaitSeconds: number;
  maxWaitSeconds: number;
  /** The count restarts after this time. */
  windowSeconds: number;
}

export interface AttemptKey {
  key: string;
  limit: AttemptLimit;
}

/**
 * Maps `text` to one of 2^bits slots. This bounds the number of rows; collisions cannot be predicted without the
 * secret, and no e-mail or network address is stored.
 */
export function slot(text: string, bits: number): string {
  const digest = createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`attempts:${text}`)
    .digest();
  return (digest.readUInt32BE(0) >>> (32 - bits)).toString(16);
}

/** Seconds until an attempt that counts under all of these keys is allowed; 0: now. */
export async function secondsUntilAllowed(keys: AttemptKey[], db: Db = database()): Promise<number> {
  const { _max } = await db.rateLimit.aggregate({
    _max: { blockedUntil: true },
    where: { key: { in: keys.map(({ key }) => key) } },
  });
  return Math.max(0, Math.ceil(((_max.blockedUntil?.getTime() ?? 0) - Date.now()) / 1_000));
}

/** Counts a failure in PostgreSQL, so that all instances share the count. */
export async function recordFailure(keys: AttemptKey[], db: Db = database()): Promise<void> {
  for (const { key, limit } of keys) {
    const window = Prisma.sql`make_interval(secs => ${limit.windowSeconds}::double precision)`;
    await db.$executeRaw`
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
export async function clearFailures({ key }: AttemptKey, db: Db = database()): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key } });
}

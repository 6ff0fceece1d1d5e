import { createHash } from 'node:crypto';
import { database } from '@/lib/db/client';

/** Attempts allowed for one key within one window. */
export interface RateLimitRule {
  name: string;
  attempts: number;
  windowSeconds: number;
}

export const signInPerAccount: RateLimitRule = { name: 'sign-in-account', attempts: 10, windowSeconds: 15 * 60 };
export const signInPerAddress: RateLimitRule = { name: 'sign-in-address', attempts: 100, windowSeconds: 15 * 60 };

/** What is counted is stored hashed: no e-mail or network address stands in the table. */
function rateLimitKey(rule: RateLimitRule, subject: string): string {
  return `${rule.name}:${createHash('sha256').update(subject.toLowerCase()).digest('base64url')}`;
}

/**
 * Counts one attempt in PostgreSQL, so that every instance counts together.
 *
 * @returns seconds to wait when the attempt is one too many, else 0.
 */
export async function countAttempt(rule: RateLimitRule, subject: string): Promise<number> {
  const rows = await database().$queryRaw<{ count: number; age: number }[]>`
    INSERT INTO rate_limit AS r (key, window_start, count) VALUES (${rateLimitKey(rule, subject)}, now(), 1)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.window_start < now() - make_interval(secs => ${rule.windowSeconds}::double precision)
                   THEN 1 ELSE r.count + 1 END,
      window_start = CASE WHEN r.window_start < now() - make_interval(secs => ${rule.windowSeconds}::double precision)
                   THEN now() ELSE r.window_start END
    RETURNING count, extract(epoch FROM now() - window_start)::double precision AS age`;
  const row = rows[0];
  if (!row || row.count <= rule.attempts) return 0;
  return Math.max(1, Math.ceil(rule.windowSeconds - row.age));
}

/** Forgets the attempts after a success. */
export async function clearAttempts(rule: RateLimitRule, subject: string): Promise<void> {
  await database().rateLimit.deleteMany({ where: { key: rateLimitKey(rule, subject) } });
}

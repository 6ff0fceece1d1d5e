import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { spentThisMonth } from './model-budget';
import type { ModelSettings } from './model-settings';

interface Gate {
  waitSeconds: number | null;
}

/**
 * Takes one request of about `tokens` tokens out of this minute's limits, which all instances share.
 *
 * @throws AppError `model.rate-limited` with the seconds to wait, `model.budget-spent`
 */
export async function enterModelGate(settings: ModelSettings, tokens: number): Promise<void> {
  const { requestsPerMinute: requests, tokensPerMinute, monthlyBudget } = settings;
  if (monthlyBudget !== null && (await spentThisMonth()) >= monthlyBudget) throw new AppError('model.budget-spent');
  // A single request is always let through, however long it is: otherwise it could never be sent.
  const rows = await database().$queryRaw<Gate[]>`
    INSERT INTO model_gate AS gate (id, minute, requests, tokens) VALUES (1, date_trunc('minute', now()), 1, ${tokens})
    ON CONFLICT (id) DO UPDATE SET
      requests = CASE WHEN gate.minute < date_trunc('minute', now()) THEN 1 ELSE gate.requests + 1 END,
      tokens = CASE WHEN gate.minute < date_trunc('minute', now()) THEN ${tokens} ELSE gate.tokens + ${tokens} END,
      minute = date_trunc('minute', now())
    WHERE coalesce(gate.blocked_until, now()) <= now() AND (
      gate.minute < date_trunc('minute', now()) OR gate.requests = 0
      OR (gate.requests < coalesce(${requests}::int, 2147483647)
        AND gate.tokens + ${tokens} <= coalesce(${tokensPerMinute}::int, 2147483647)))
    RETURNING NULL::float AS "waitSeconds"`;
  if (rows.length > 0) return;
  const [gate] = await database().$queryRaw<Gate[]>`
    SELECT extract(epoch FROM greatest(blocked_until - now(), date_trunc('minute', now()) + interval '1 minute' - now()))::float
      AS "waitSeconds" FROM model_gate WHERE id = 1`;
  throw new AppError('model.rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil(gate?.waitSeconds ?? 1)) });
}

/** Lets no instance ask before the time that the provider named. */
export async function blockModelGate(seconds: number): Promise<void> {
  await database().$executeRaw`
    UPDATE model_gate SET blocked_until = greatest(blocked_until, now() + make_interval(secs => ${seconds})) WHERE id = 1`;
}

import { database } from '@/lib/db/client';

export interface OutboxCount {
  /** Events that wait to be sent. */
  length: number;
  oldestAt: Date | null;
  /** Events that cannot be sent, kept until the clean-up. */
  setAside: number;
  /** Those of the last 24 hours. */
  setAsideToday: number;
}

/** What the outbox holds. */
export async function countOutbox(): Promise<OutboxCount> {
  const rows = await database().$queryRaw<OutboxCount[]>`
    SELECT count(*) FILTER (WHERE set_aside_at IS NULL)::int AS length,
      min(created_at) FILTER (WHERE set_aside_at IS NULL) AS "oldestAt",
      count(set_aside_at)::int AS "setAside",
      count(*) FILTER (WHERE set_aside_at > now() - interval '1 day')::int AS "setAsideToday"
    FROM outbox_event`;
  return rows[0] ?? { length: 0, oldestAt: null, setAside: 0, setAsideToday: 0 };
}

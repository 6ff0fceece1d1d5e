import { z } from 'zod';
import type { Db } from '@/lib/db/client';

const rowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  data: z.unknown(),
  /** This try included. */
  attempts: z.number(),
  createdAt: z.date(),
});

export type OutboxRow = z.infer<typeof rowSchema>;

/** Longer than sending may take; afterwards the process that claimed a row counts as dead. */
const claimSeconds = 15;
const longestDelaySeconds = 60;

/**
 * Takes rows that are due, oldest first, for one try by the caller; nobody else gets them meanwhile.
 *
 * @param claim at most `limit` rows that were tried at least `attemptsFrom` and less than `attemptsBelow` times
 */
export async function claimOutboxRows(
  db: Db,
  claim: { limit: number; attemptsFrom?: number; attemptsBelow?: number },
): Promise<OutboxRow[]> {
  const { limit, attemptsFrom = 0, attemptsBelow = 2_147_483_647 } = claim;
  const rows = await db.$queryRaw<unknown[]>`
    UPDATE outbox_event SET claimed_until = now() + make_interval(secs => ${claimSeconds}), attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM outbox_event
      WHERE set_aside_at IS NULL AND (claimed_until IS NULL OR claimed_until < now())
        AND attempts >= ${attemptsFrom} AND attempts < ${attemptsBelow}
      ORDER BY created_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, name, data, attempts, created_at AS "createdAt"`;
  const claimed = z.array(rowSchema).parse(rows);
  return claimed.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}

/** Makes rows wait after a failed try: 5, 10, 20, 40, then 60 seconds. */
export async function delayOutboxRows(db: Db, rows: OutboxRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await db.$executeRaw`
    UPDATE outbox_event SET claimed_until =
      now() + make_interval(secs => least(${longestDelaySeconds}, 5 * 2 ^ least(attempts - 1, 10)))
    WHERE id = ANY(${ids}::uuid[])`;
}

/** Removes rows that were sent. */
export async function removeOutboxRows(db: Db, ids: string[]): Promise<void> {
  await db.outboxEvent.deleteMany({ where: { id: { in: ids } } });
}

/** Takes a row out of the way that nobody can send; the clean-up removes it after some weeks. */
export async function setAsideOutboxRow(db: Db, id: string, reason: string): Promise<void> {
  await db.outboxEvent.updateMany({ where: { id }, data: { setAsideAt: new Date(), setAsideReason: reason } });
}

import { z } from 'zod';
import type { Db } from '@/lib/db/client';

const rowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  data: z.unknown(),
  /** Including this one. */
  attempts: z.number(),
  /** Attempts that the runner did not refuse, including this one. */
  possibleSends: z.number(),
  createdAt: z.date(),
});

export type OutboxRow = z.infer<typeof rowSchema>;

/** Longer than sending may take; after that the claiming process counts as dead. */
const claimSeconds = 15;
const maxDelaySeconds = 60;

/**
 * Claims due rows, oldest first, for one attempt by the caller.
 *
 * @param claim at most `limit` rows with at least `attemptsFrom` and fewer than `attemptsBelow` attempts
 */
export async function claimOutboxRows(
  db: Db,
  claim: { limit: number; attemptsFrom?: number; attemptsBelow?: number },
): Promise<OutboxRow[]> {
  const { limit, attemptsFrom = 0, attemptsBelow = 2_147_483_647 } = claim;
  const rows = await db.$queryRaw<unknown[]>`
    UPDATE outbox_event SET claimed_until = now() + make_interval(secs => ${claimSeconds}), attempts = attempts + 1,
      possible_sends = possible_sends + 1
    WHERE id IN (
      SELECT id FROM outbox_event
      WHERE set_aside_at IS NULL AND (claimed_until IS NULL OR claimed_until < now())
        AND attempts >= ${attemptsFrom} AND attempts < ${attemptsBelow}
      ORDER BY created_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, name, data, attempts, possible_sends AS "possibleSends", created_at AS "createdAt"`;
  const claimed = z.array(rowSchema).parse(rows);
  return claimed.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}

/**
 * Delays rows after a failed attempt: 5, 10, 20, 40, then 60 seconds.
 *
 * @param options `mayHaveArrived`: whether the runner may have them nevertheless
 */
export async function delayOutboxRows(db: Db, rows: OutboxRow[], options: { mayHaveArrived: boolean }): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const didNotArrive = options.mayHaveArrived ? 0 : 1;
  await db.$executeRaw`
    UPDATE outbox_event SET claimed_until =
      now() + make_interval(secs => least(${maxDelaySeconds}, 5 * 2 ^ least(attempts - 1, 10))),
      possible_sends = possible_sends - ${didNotArrive}::int
    WHERE id = ANY(${ids}::uuid[])`;
}

/** Deletes sent rows. */
export async function removeOutboxRows(db: Db, ids: string[]): Promise<void> {
  await db.outboxEvent.deleteMany({ where: { id: { in: ids } } });
}

/** Sets aside a row that cannot be sent; the clean-up removes it after some weeks. */
export async function setAsideOutboxRow(db: Db, id: string, reason: string): Promise<void> {
  await db.outboxEvent.updateMany({ where: { id }, data: { setAsideAt: new Date(), setAsideReason: reason } });
}

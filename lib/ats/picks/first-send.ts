import { requestPicksAgain } from '@/lib/candidates/request-picks-again';
import { database, type Db } from '@/lib/db/client';
import { Prisma, type AtsPick } from '@/lib/db/generated/client';

type LinkPlace = Pick<AtsPick, 'processId' | 'connectionId' | 'recruitmentId'>;

/**
 * SQL: whether the row `pick` waits because the first candidate of its link is still to be sent and read back. First is the
 * oldest that has not ended, also one whose conflict a person has to resolve.
 */
export const waitsForFirst = Prisma.sql`(
  pick.state = 'PENDING'
  AND EXISTS (
    SELECT 1 FROM ats_link l JOIN process lp ON lp.id = l.process_id
    WHERE l.process_id = pick.process_id AND l.connection_id = pick.connection_id AND l.first_sent_at IS NULL
      AND lp.external_process_id = pick.recruitment_id)
  AND EXISTS (
    SELECT 1 FROM ats_pick earlier
    WHERE earlier.process_id = pick.process_id AND earlier.connection_id = pick.connection_id
      AND earlier.recruitment_id = pick.recruitment_id AND earlier.id <> pick.id
      AND earlier.state IN ('PENDING', 'SENDING', 'CONFLICT')
      AND (earlier.state = 'SENDING' OR (earlier.created_at, earlier.id) < (pick.created_at, pick.id))))`;

/** Whether a request waits for the first one of its link. */
export async function isHeldBack(pickId: string, db: Db = database()): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM ats_pick pick WHERE pick.id = ${pickId}::uuid AND ${waitsForFirst}`;
  return rows.length > 0;
}

/**
 * After requests of a link have ended, requests those that may go on now. Unless the end proves that sending works,
 * that is at most the next one.
 *
 * @param options `isProved`: a write was found in the ATS, so that from now on many are sent at once
 */
export async function letOthersFollow(
  db: Db,
  { processId, connectionId, recruitmentId }: LinkPlace,
  { isProved }: { isProved: boolean },
): Promise<void> {
  const where = { processId, connectionId, firstSentAt: null, process: { externalProcessId: recruitmentId } };
  if (isProved) {
    const { count } = await db.atsLink.updateMany({ where, data: { firstSentAt: new Date() } });
    if (count > 0) await requestPicksAgain(db, { processId, connectionId, recruitmentId });
  } else if ((await db.atsLink.count({ where })) > 0) {
    const free = await db.$queryRaw<{ id: string }[]>`
      SELECT pick.id FROM ats_pick pick
      WHERE pick.process_id = ${processId}::uuid AND pick.connection_id = ${connectionId}::uuid
        AND pick.recruitment_id = ${recruitmentId} AND pick.state IN ('PENDING', 'SENDING') AND NOT ${waitsForFirst}`;
    if (free.length > 0) await requestPicksAgain(db, { id: { in: free.map(({ id }) => id) } });
  }
}

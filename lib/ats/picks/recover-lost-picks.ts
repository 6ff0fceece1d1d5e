import { requirePermission, type Actor } from '@/lib/auth/actor';
import { requestPicksAgain } from '@/lib/candidates/request-picks-again';
import { waitsForFirst } from '@/lib/ats/picks/first-send';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { findLiveRequests } from '@/lib/jobs/find-live-requests';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { selectedEngine } from '@/lib/jobs/select-engine';
import { logger } from '@/lib/logger';

const minuteMs = 60_000;
/** The embedded engine knows its live runs; on an Inngest server a run sleeps up to two minutes between its steps. */
const quietMs = { embedded: 3 * minuteMs, inngest: 15 * minuteMs };
const batchSize = 200;

/**
 * Requests again what was to be sent and is not being worked on: runs that were lost, and those that ended because a
 * connection was paused. Who waits for the first of a link is not lost, and is requested once that one has ended. Safe in concurrent processes: sending twice at once changes nothing.
 *
 * @param options `quietMs`: minimum time without a step
 * @returns how many
 */
export async function recoverLostPicks(actor: Actor, options: { quietMs?: number } = {}): Promise<number> {
  requirePermission(actor, 'candidate:pick');
  const quietSince = new Date(Date.now() - (options.quietMs ?? quietMs[selectedEngine()]));
  const quiet = await database().$queryRaw<{ id: string }[]>`
    SELECT pick.id FROM ats_pick pick
    JOIN process p ON p.id = pick.process_id AND p.status = 'ACTIVE'
    JOIN ats_connection c ON c.id = pick.connection_id AND NOT c.paused AND c.stopped_reason IS NULL
    WHERE pick.state IN ('PENDING', 'SENDING') AND pick.target_kind <> 'WEBHOOK' AND pick.alive_at < ${quietSince} AND NOT ${waitsForFirst}
    ORDER BY pick.alive_at LIMIT ${batchSize}`;
  const live = await findLiveRequests(
    'pickId',
    quiet.map(({ id }) => id),
  );
  const lost = quiet.flatMap(({ id }) => (live.has(id) ? [] : id));
  if (lost.length === 0) return 0;
  await transaction((db) => requestPicksAgain(db, { id: { in: lost } }));
  sendOutboxSoon();
  logger.warn({ picks: lost.length }, 'candidates to be sent to the ATS were requested again');
  return lost.length;
}
